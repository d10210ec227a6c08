// Who is on the wall, and in which order: nobody's still moves while they are at their simulation. Pure.
import type { BoardRow } from '#contract/entities/control.ts';

export const MAX_SEATS = 9;

type Placed = Pick<BoardRow, 'user' | 'status' | 'outAt' | 'sceneTask'>;

function isAtScene({ status, outAt, sceneTask }: Placed): boolean {
  return status === 'IN_PROGRESS' && outAt === null && sceneTask > 0;
}

/**
 * @param chosen by the watcher; empty: the first who are at work in a simulation
 * @param before who was shown until now; each keeps their place while they are at a simulation
 */
export function seatsFor(
  rows: readonly Placed[],
  chosen: readonly string[],
  before: readonly string[],
): readonly string[] {
  if (chosen.length > 0)
    return rows.flatMap(({ user }) => (chosen.includes(user.id) ? [user.id] : [])).slice(0, MAX_SEATS);
  const present = rows.filter(isAtScene).map(({ user }) => user.id);
  const others = present.filter((id) => !before.includes(id));
  const kept = before.flatMap((id) => (present.includes(id) ? [id] : (others.shift() ?? [])));
  return [...kept, ...others].slice(0, MAX_SEATS);
}
