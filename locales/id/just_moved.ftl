### Tindakan admin yang sama dua kali berturut-turut.

refusal-chips-just-moved = Barusan kamu memindahkan { $amount } untuk { $name }. Kalau memang mau sekali lagi, ulangi dalam { $seconds }.
