### What people at a table are told when its room does not take the bot's messages any more.

notice-unseen = I can no longer show table { $table } where it was played. It is paused and nothing is lost; if that lasts { $seconds }, the table closes and all chips go back.
notice-seen-again = Table { $table } is on view again and goes on.
notice-room-gone = The place where table { $table } was played is gone, so I close the table. All chips go back.
