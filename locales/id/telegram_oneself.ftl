### Anonymous admins on Telegram: what needs a person is done when he presses the button himself.

telegram-oneself = Buku chip perlu nama, dan ada jawaban yang hanya untuk satu orang: tekan tombolnya, lalu ini dikerjakan atas namamu sendiri.
# At most 40 characters.
telegram-oneself-button = Lakukan atas namaku
