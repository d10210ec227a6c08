// A recording as the actions that play it again without the pauses of who recorded it: the proving way of what is made of it.
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { Moment } from '../replay.ts';
import type { TimedState } from '../simulation.ts';
import { isDeed, type ScriptRow } from './deeds.ts';
import { playScript, type DeedPlayer } from './play-script.ts';

function actionOf({ seq: _seq, at: _at, location: _location, ...action }: LogEntry): Action {
  return action;
}

/** How long the recording goes on after its last deed, for what ends by itself. */
function restOf<State extends TimedState>(
  script: readonly ScriptRow[],
  shown: readonly Moment<State>[],
): number {
  const last = script.at(-1);
  if (last === undefined || isDeed(last)) return 0;
  const done = shown.findLast(({ entry }) => entry.code !== 'WAIT');
  return Math.max(0, last.untilMs - (done?.after.readyAtMs ?? last.untilMs));
}

/**
 * @param shown the moments of the recording
 * @param momentsOf the moments of another log of the same case
 * @returns undefined when the recording can't be played again
 */
export function recordedWay<State extends TimedState>(
  player: DeedPlayer<State>,
  script: readonly ScriptRow[],
  shown: readonly Moment<State>[],
  momentsOf: (entries: readonly LogEntry[]) => readonly Moment<State>[],
): readonly Action[] | undefined {
  const played = playScript(player, script);
  if (played === undefined) return undefined;
  const moments = momentsOf(played.entries);
  const waitsTo = (before: Moment<State> | undefined, atMs: number): readonly Action[] =>
    before === undefined ? [] : (player.waits?.(before.after, atMs) ?? []);
  const last = moments.at(-1);
  const rest = restOf(script, shown);
  return [
    ...moments.flatMap(({ entry }, at) => [...waitsTo(moments[at - 1], entry.at), actionOf(entry)]),
    ...(last === undefined ? [] : waitsTo(last, last.after.readyAtMs + rest)),
  ];
}
