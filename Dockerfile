# The bot with what it needs to run, and nothing of what tests need.
# Settings: /data/config.toml, or variables such as DISCORD_TOKEN_FILE (see config.example.toml). Data: the volume /data.
FROM python:3.11-slim

ENV PYTHONUNBUFFERED=1

WORKDIR /app
COPY requirements.txt ./
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes --requirement requirements.txt
COPY LICENSE config.example.toml bot.py ./
COPY locales locales
COPY adapters adapters
COPY poker_bot poker_bot
RUN python -m compileall -q . \
    && useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin poker \
    && install --directory --owner=poker --mode=0700 /data

# The database and its key file are written to the working directory, unless [store] says otherwise.
USER poker
WORKDIR /data
VOLUME /data

# A running hand is in the database: the bot stops within two seconds, and goes on where it was.
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "/app/bot.py"]
