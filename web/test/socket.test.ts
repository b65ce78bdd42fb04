import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSocket, type Connection } from '../src/lib/socket';
import type { StateMessage } from '../src/lib/types';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const last = () => FakeSocket.all.at(-1)!;

describe('the socket of a table', () => {
  let states: StateMessage[];
  let connections: Connection[];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    states = [];
    connections = [];
    socket = new TableSocket('t1', 'inv', 'en', {
      state: (message) => states.push(message),
      connection: (now) => connections.push(now),
    }, () => new FakeSocket() as unknown as WebSocket);
  });
  afterEach(() => vi.useRealTimers());

  it('watches first of all', () => {
    last().opens();
    expect(last().sent).toEqual([{ do: 'watch', table: 't1', invite: 'inv', lang: 'en' }]);
    last().says({ type: 'state', full: true });
    expect(states).toHaveLength(1);
    expect(connections).toEqual(['opening', 'open']);
  });

  it('gives each answer to whoever asked', async () => {
    last().opens();
    const [one, two] = [socket.request({ do: 'hint', whole: false }), socket.request({ do: 'why', move: 'buy x' })];
    const ids = last().sent.slice(1).map((message) => message['id']);
    last().says({ type: 'why', id: ids[1], rule: 'SB-13.1' });
    last().says({ type: 'hint', id: ids[0], move: 'roll' });
    expect(await one).toMatchObject({ type: 'hint', move: 'roll' });
    expect(await two).toMatchObject({ type: 'why', rule: 'SB-13.1' });
    expect(new Set(ids).size).toBe(2);
  });

  it('comes back and sends again, under the same id, what was not answered', async () => {
    last().opens();
    last().says({ type: 'state', full: true });
    const answer = socket.request({ do: 'move', version: 4, moves: ['roll'] });
    const id = last().sent.at(-1)?.['id'];
    last().close();
    expect(connections.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().opens();
    expect(last().sent[0]).toMatchObject({ do: 'watch' });
    expect(last().sent[1]).toEqual({ do: 'move', version: 4, moves: ['roll'], id });
    last().says({ type: 'ok', id });
    expect(await answer).toEqual({ type: 'ok', id });
  });

  it('does not ask again for advice of the moment', async () => {
    last().opens();
    const answer = socket.request({ do: 'hint', whole: false });
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    last().opens();
    expect(last().sent).toHaveLength(1);
    expect((await answer).type).toBe('refused');
  });

  it('waits longer each time, and not at all when nudged', async () => {
    last().close();
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.all).toHaveLength(2);
    last().close();
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.all).toHaveLength(2);
    socket.nudge();
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('stays closed once it is closed', async () => {
    last().opens();
    socket.close();
    await vi.advanceTimersByTimeAsync(60000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(connections.at(-1)).toBe('closed');
  });
});
