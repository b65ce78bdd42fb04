/* What a game's pictures are drawn from; asked for once. */
import { api } from './api';

const asked = new Map<string, Promise<unknown>>();

export function componentsOf(game: string): Promise<unknown> {
  let answer = asked.get(game);
  if (!answer) {
    answer = api.components(game).then((info) => info.components ?? null);
    answer.catch(() => asked.delete(game));
    asked.set(game, answer);
  }
  return answer;
}
