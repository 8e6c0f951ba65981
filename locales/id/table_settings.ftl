### Apa yang dimainkan di sebuah ruang, dan mengubahnya selagi dimainkan.

reply-table-settings = Yang dimainkan di sini:
reply-table-changed =
    { $moment ->
        [now] Tersimpan. Mulai sekarang dimainkan begini:
       *[next] Tersimpan. Mulai permainan berikutnya dimainkan begini; permainan yang sedang jalan tidak berubah:
    }
table-settings-none = Tidak ada meja yang terbuka di sini. Meja berikutnya memainkan:
table-settings-next = Mulai permainan berikutnya:
table-settings-stake = Itu taruhan ruang ini: { $name }.
table-settings-other = Taruhan ruang ini lain, yaitu { $name }: meja berikutnya memainkannya.
table-settings-seats = { $count } kursi
table-settings-bank = bank waktu { $time }
table-settings-no-bank = tanpa bank waktu
table-settings-hint = Admin mengubahnya begini: /table settings ante=5 clock=30

log-table-rules = mengubah yang dimainkan sebuah meja: { $changes }

command-table-settings-name = pengaturan
command-table-settings-description = Lihat yang dimainkan di sini; admin mengubahnya mulai permainan berikutnya
