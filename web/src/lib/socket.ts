/* One socket, one table. It comes back by itself; what was not answered is sent again under its old id,
 * which the server plays once. */
import type { Lang, Reply, Request, ServerMessage, StateMessage } from './types';

export type Connection = 'opening' | 'open' | 'lost' | 'closed';

interface Waiting {
  text: string;
  answer: (reply: Reply) => void;
  /* advice of the moment is not asked again after a pause */
  once: boolean;
}

export interface SocketEvents {
  state(message: StateMessage): void;
  connection(now: Connection, reason: string): void;
}

const PAUSES = [300, 700, 1500, 3000, 5000];
const OF_THE_MOMENT = new Set(['hint', 'why', 'explain']);

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #next = 0;
  readonly #prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly table: string,
    private readonly invite: string,
    private lang: Lang,
    private readonly events: SocketEvents,
    private readonly open: () => WebSocket = () => new WebSocket(socketAddress(), 'orrery'),
  ) {
    this.#connect();
  }

  /* Sends a message and waits for its answer, over as many sockets as it takes. */
  request(message: Request): Promise<Reply> {
    const id = `${this.#prefix}-${++this.#next}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((answer) => {
      this.#waiting.set(id, { text, answer, once: OF_THE_MOMENT.has(message.do) });
      this.#send(text);
    });
  }

  speak(lang: Lang): void {
    this.lang = lang;
    this.#send(JSON.stringify({ do: 'lang', lang }));
  }

  everything(): void {
    this.#send(JSON.stringify({ do: 'all' }));
  }

  /* Tries at once, when the network or the reader is back. */
  nudge(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
    this.events.connection('closed', '');
  }

  #send(text: string): void {
    if (this.#socket?.readyState === 1) this.#socket.send(text);
  }

  #connect(): void {
    const socket = this.open();
    let reason = '';
    this.#socket = socket;
    if (this.#tries === 0) this.events.connection('opening', '');
    socket.onopen = () => {
      const invite = this.invite ? { invite: this.invite } : {};
      this.#send(JSON.stringify({ do: 'watch', table: this.table, ...invite, lang: this.lang }));
      for (const [id, one] of this.#waiting) {
        if (one.once && this.#tries > 0) {
          this.#waiting.delete(id);
          one.answer({ type: 'refused', id, reason: 'lost' });
        } else this.#send(one.text);
      }
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === 'bye') reason = message.reason;
      else this.#receive(message);
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return;
      this.#socket = null;
      this.events.connection('lost', reason);
      this.#timer = setTimeout(() => this.#connect(), PAUSES[Math.min(this.#tries, PAUSES.length - 1)]);
      this.#tries++;
    };
  }

  #receive(message: StateMessage | Reply): void {
    if (message.type === 'state') {
      this.#tries = 0;
      this.events.connection('open', '');
      this.events.state(message);
      return;
    }
    const one = this.#waiting.get(message.id);
    if (!one) return;
    this.#waiting.delete(message.id);
    one.answer(message);
  }
}

function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}
