// The connection to the host: comes back by itself, with growing pauses, and asks again what was not answered.

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const WORTH_ASKING_AGAIN = 20000;

export function randomHex(bytes) {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Link {
  /** `hello` makes the first message of every connection; `hear` gets what the host says; `changed` whether it is up. */
  constructor(hello, hear, changed) {
    this.hello = hello;
    this.hear = hear;
    this.changed = changed;
    this.pause = FIRST_PAUSE;
    this.waiting = new Map();
    this.up = false;
  }

  open() {
    const socket = new WebSocket(new URL("socket", location.href.replace(/^http/, "ws")));
    this.socket = socket;
    socket.addEventListener("open", () => socket.send(JSON.stringify({ type: "hello", ...this.hello() })));
    socket.addEventListener("message", (event) => this.#heard(JSON.parse(event.data)));
    socket.addEventListener("close", () => this.#lost());
  }

  /** Send a request of that type; its id, under which the answer comes. */
  ask(type, content) {
    const request = { type, id: randomHex(12), ...content };
    this.waiting.set(request.id, { request, asked: Date.now() });
    if (this.up) this.socket.send(JSON.stringify(request));
    return request.id;
  }

  #heard(reply) {
    if (reply.type === "welcome" && !this.up) {
      this.up = true;
      this.pause = FIRST_PAUSE;
      this.changed(true);
      this.#askAgain();
    }
    if (reply.id) this.waiting.delete(reply.id);
    this.hear(reply);
  }

  /** The host knows a request by its id, so that one it had done already is not done twice. Chat lines are not repeated. */
  #askAgain() {
    for (const [id, { request, asked }] of this.waiting) {
      const talk = request.type === "say" && !request.text.trim().startsWith("/");
      if (talk || Date.now() - asked > WORTH_ASKING_AGAIN) this.waiting.delete(id);
      else this.socket.send(JSON.stringify(request));
    }
  }

  #lost() {
    if (this.up) this.changed(false);
    this.up = false;
    setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}
