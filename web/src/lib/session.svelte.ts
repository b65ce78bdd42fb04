/* One table, live: the socket's messages become what is shown, what others did is played one after the
 * other, and what is touched becomes messages. */
import { api } from './api';
import { ruleText } from './rules';
import { lang, t } from './i18n/index.svelte';
import { keep, kept } from './keep';
import { TableModel, type Hands } from './model.svelte';
import { reducedMotion, still } from './motion';
import { newShare } from './proof';
import { TableSocket, type Connection } from './socket';
import { merge, owesShare, type TableState } from './table';
import type { GameEvent, Reply, StateMessage, StandingOrder } from './types';

/* So many messages may wait to be shown; beyond it they are shown at once. */
const QUEUE_MAX = 14;
const PENDING_AFTER = 150;

interface Step {
  to: TableState;
  events: GameEvent[];
}

export class TableSession implements Hands {
  readonly model = new TableModel();
  connection = $state<Connection>('opening');
  closedBy = $state('');
  #latest: TableState | null = null;
  #socket: TableSocket;
  #queue: Step[] = [];
  #running = false;
  #skip: AbortController | null = null;
  #sent = -1;
  #sharing = false;

  constructor(readonly table: string, invite: string) {
    this.model.hands = this;
    this.#socket = new TableSocket(table, invite, lang.now, {
      state: (message) => this.#receive(message),
      connection: (now, reason) => {
        this.connection = now;
        if (reason) this.closedBy = reason;
        if (now === 'open') this.closedBy = '';
      },
    });
    addEventListener('online', this.#nudge);
    document.addEventListener('visibilitychange', this.#nudge);
  }

  close(): void {
    removeEventListener('online', this.#nudge);
    document.removeEventListener('visibilitychange', this.#nudge);
    this.#skip?.abort();
    this.#socket.close();
  }

  readonly #nudge = (): void => {
    if (!document.hidden) this.#socket.nudge();
  };

  /* ---- what comes ---- */

  #receive(message: StateMessage): void {
    const known = this.#latest;
    this.#latest = merge(known, message);
    const show = known && known.started && !message.full && !still() && this.model.stage;
    this.#queue.push({ to: this.#latest, events: show ? (message.events ?? []) : [] });
    if (message.full) this.skip();
    else if (reducedMotion() && message.events?.length) this.model.recent = message.events;
    void this.#run();
    if (owesShare(this.#latest)) void this.#share();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
        if (step.events.length && this.model.stage && this.#queue.length < QUEUE_MAX) await this.#perform(step);
        this.#show(step.to);
      }
    } finally {
      this.#running = false;
      this.model.playing = false;
      this.model.narration = '';
      this.#skip = null;
    }
  }

  async #perform(step: Step): Promise<void> {
    this.#skip ??= new AbortController();
    if (this.#skip.signal.aborted) return;
    this.model.playing = true;
    try {
      await this.model.stage?.(step.events, this.model.state, step.to, this.#skip.signal);
    } catch (error) {
      console.error(error);
    }
  }

  #show(state: TableState): void {
    this.model.state = state;
    this.model.live = state.seat !== null && state.started && !state.over && !state.annulled;
    this.model.advice = [];
    if (state.version !== this.#sent) this.#free();
  }

  skip(): void {
    if (this.#running) (this.#skip ??= new AbortController()).abort();
  }

  /* ---- what goes ---- */

  #free(): void {
    this.model.busy = false;
    this.model.pending = null;
  }

  play(...moves: string[]): void {
    const state = this.#latest;
    if (!state || this.model.busy) return;
    this.model.busy = true;
    this.#sent = state.version;
    this.model.tell(null);
    const timer = setTimeout(() => this.model.busy && (this.model.pending = moves[0] ?? null), PENDING_AFTER);
    void this.#socket.request({ do: 'move', version: state.version, moves }).then((reply) => {
      clearTimeout(timer);
      if (reply.type === 'refused') this.#refused(reply);
    });
  }

  undo(): void {
    const state = this.#latest;
    if (!state?.undo || this.model.busy) return;
    void this.#socket.request({ do: 'undo', version: state.version }).then((reply) => {
      if (reply.type === 'refused') this.#refused(reply);
    });
  }

  #refused(reply: Reply & { type: 'refused' }): void {
    this.#free();
    this.#sent = -1;
    this.model.sentence.forget();
    if (reply.reason === 'version') {
      this.model.tell({ kind: 'refused', text: t().table.refusedVersion });
      this.#socket.everything();
    } else void this.#tellRule(t().table.refused, reply.rule ?? '');
  }

  async #tellRule(text: string, rule: string): Promise<void> {
    const game = this.model.state.game;
    const known = this.reasons?.(rule);
    this.model.tell({ kind: 'refused', text: known ?? text, rule, ruleText: '' });
    if (!rule) return;
    const full = await ruleText(game, rule);
    if (full && this.model.notice?.rule === rule) this.model.tell({ kind: 'refused', text: known ?? text, rule, ruleText: full }, 14000);
  }

  /* A game's own short words for a rule that refuses. */
  reasons: ((rule: string) => string | undefined) | null = null;

  why(move: string): void {
    void this.#socket.request({ do: 'why', move }).then((reply) => {
      if (reply.type === 'why' && reply.rule) void this.#tellRule(t().table.refused, reply.rule);
      else this.model.tell({ kind: 'refused', text: t().table.refused });
    });
  }

  /* One advice for one question, however often it is asked for. */
  hint(): void {
    const { model } = this;
    const { version } = model.state;
    if (model.advice.length) return this.#tellAdvice();
    void this.#socket.request({ do: 'hint', whole: model.sentence.plan !== null }).then((reply) => {
      if (model.state.version !== version) return;
      model.advice = reply.type === 'hint' ? reply.moves : [];
      this.#tellAdvice();
    });
  }

  #tellAdvice(): void {
    const { advice, sentence } = this.model;
    const parts = sentence.parts(advice);
    const words = (parts.length ? parts : advice.slice(0, 1)).map((move) => move.words);
    this.model.tell({ kind: 'hint', text: words.length ? t().table.hintIs(words.join('; ')) : t().table.noHint });
  }

  say(text: string): void {
    const line = text.trim();
    if (line) void this.#socket.request({ do: 'chat', text: line });
  }

  explain(thing: string): Promise<string> {
    return this.#socket.request({ do: 'explain', thing }).then((reply) => (reply.type === 'explain' ? reply.text : ''));
  }

  speak(): void {
    this.#socket.speak(lang.now);
  }

  /* ---- seats ---- */

  async sit(seat: number): Promise<void> {
    const share = await newShare();
    const before = await api.table(this.table).catch(() => null);
    if (before?.commit) keep(`commit.${this.table}`, before.commit);
    keep(`share.${this.table}`, share.bytes);
    const reply = await this.#socket.request({ do: 'sit', seat, commit: share.commit });
    if (reply.type === 'refused') this.model.tell({ kind: 'refused', text: reply.reason });
  }

  async #share(): Promise<void> {
    const bytes = kept(`share.${this.table}`);
    if (!bytes || this.#sharing) return;
    this.#sharing = true;
    await this.#socket.request({ do: 'share', bytes });
    this.#sharing = false;
  }

  leave(): void {
    void this.#socket.request({ do: 'leave' });
  }

  /* I am here again, after my clock ran out. */
  back(): void {
    void this.#socket.request({ do: 'back' });
  }

  resign(): void {
    void this.#socket.request({ do: 'resign' });
  }

  annul(): void {
    void this.#socket.request({ do: 'annul' });
  }

  order(order: StandingOrder): void {
    void this.#socket.request({ do: 'order', ...order }).then((reply) => {
      if (reply.type === 'refused') this.#refused(reply);
    });
  }
}
