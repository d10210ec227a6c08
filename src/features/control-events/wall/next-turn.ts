// Whose still is drawn next by the one renderer. Pure.

export interface Seat {
  readonly key: string;
  /** What the renderer has to load: it changes this as rarely as it can. */
  readonly stage: string;
  /** Their log has come further than their still. */
  readonly isWaiting: boolean;
}

/**
 * Goes round through all, those of one stage together.
 * @param last whose turn it was; they keep it until they are drawn
 */
export function nextTurn(seats: readonly Seat[], last: string | undefined): string | undefined {
  const stages = [...new Set(seats.map(({ stage }) => stage))];
  const round = stages.flatMap((stage) => seats.filter((seat) => seat.stage === stage));
  const at = round.findIndex(({ key }) => key === last);
  if (round[at]?.isWaiting === true) return last;
  return [...round.slice(at + 1), ...round.slice(0, at + 1)].find(({ isWaiting }) => isWaiting)?.key;
}
