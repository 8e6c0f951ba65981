### Apa yang dimainkan di sebuah ruang, dan mengubahnya selagi dimainkan.

reply-table-settings = Yang dimainkan di sini:
reply-table-changed =
    { $moment ->
        [now] Tersimpan. Yang dimainkan mulai sekarang:
       *[next] Tersimpan. Permainan yang sedang jalan tidak berubah; mulai permainan berikutnya:
    }
table-settings-none = Tidak ada meja yang terbuka di sini. Yang dimainkan meja berikutnya:
table-settings-next = Mulai permainan berikutnya:
table-settings-stake = Itu stake ruang ini: { $name }.
table-settings-other = Stake ruang ini lain, yaitu { $name }: meja berikutnya memakainya.
table-settings-seats = { $count } kursi
table-settings-bank = bank waktu { $time }
table-settings-no-bank = tanpa bank waktu
table-settings-hint = Admin mengubahnya begini: /table settings ante=5 clock=30

log-table-rules = mengubah apa yang dimainkan di sebuah meja: { $changes }

command-table-settings-name = pengaturan
command-table-settings-description = Lihat yang dimainkan di sini; admin mengubahnya mulai permainan berikutnya
