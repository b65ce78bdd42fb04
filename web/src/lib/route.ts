/* Addresses of the page: /, /t/ID, /t/ID?invite=…, /t/ID?move=N&seat=S, /proof. */

export type Route =
  | { page: 'home' }
  | { page: 'proof' }
  | { page: 'table'; table: string; invite: string; teach: boolean; plain: boolean }
  | { page: 'replay'; table: string; move: number; seat: string; plain: boolean }
  | { page: 'missing' };

/* "0", "1", …: a seat's eyes; "all": everything open; "none": a spectator's. */
const SEAT = /^(?:\d|all|none)$/;

export function parseRoute(path: string, search: string): Route {
  const query = new URLSearchParams(search);
  const clean = path.replace(/\/+$/, '') || '/';
  if (clean === '/') return { page: 'home' };
  if (clean === '/proof') return { page: 'proof' };
  const table = /^\/t\/([A-Za-z0-9_-]+)$/.exec(clean)?.[1];
  if (!table) return { page: 'missing' };
  const plain = query.has('plain');
  const move = query.get('move');
  if (move !== null && /^\d{1,7}$/.test(move)) {
    const seat = query.get('seat') ?? 'all';
    return { page: 'replay', table, move: Number(move), seat: SEAT.test(seat) ? seat : 'all', plain };
  }
  return { page: 'table', table, invite: query.get('invite') ?? '', teach: query.has('teach'), plain };
}

export function addressOf(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'missing':
      return '/';
    case 'proof':
      return '/proof';
    case 'table': {
      const query = new URLSearchParams();
      if (route.invite) query.set('invite', route.invite);
      if (route.teach) query.set('teach', '1');
      if (route.plain) query.set('plain', '1');
      return `/t/${route.table}${query.size ? `?${query}` : ''}`;
    }
    case 'replay':
      return `/t/${route.table}?move=${route.move}&seat=${route.seat}${route.plain ? '&plain=1' : ''}`;
  }
}

export const tableAddress = (table: string, over: { invite?: string; teach?: boolean } = {}): string =>
  addressOf({ page: 'table', table, invite: over.invite ?? '', teach: over.teach ?? false, plain: false });

export const momentAddress = (table: string, move: number, seat: string): string =>
  addressOf({ page: 'replay', table, move, seat, plain: false });
