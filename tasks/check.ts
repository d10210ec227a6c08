// The checks of a case with their findings in words: a worker of the page runs them, and the server before it publishes.
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import type { CaseKey } from '#contract/simulation/case-key.ts';
import { equipmentKeySchema, equipmentPlaySchema } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import { roomKeySchema, roomPlaySchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { CaseExample } from '#contract/entities/case-example.ts';
import { equipmentPlayer } from '#machines/equipment/solver/case-player.ts';
import { checkCase, type CasePlayer } from '#machines/kit/checks/check-case.ts';
import { checkExamples, type ExampleOutcome } from '#machines/kit/checks/check-examples.ts';
import { roomPlayer } from '#machines/room/solver/case-player.ts';
import { TASK_KINDS } from './kinds.ts';

export interface CheckQuestion {
  readonly play: SimulationPlay;
  readonly key: CaseKey;
}

/** A run that passes although it ends otherwise than the proving one. */
export interface ToldHole {
  readonly score: number;
  /** What was left out of the right way, in words. */
  readonly left: readonly Trilingual[];
  readonly differences: readonly { readonly fact: string; readonly right: string; readonly wrong: string }[];
  readonly entries: readonly LogEntry[];
  readonly grade: Grade;
}

export interface ToldReport {
  readonly provedScore: number | null;
  /** The way that proves the case; null: none was found. */
  readonly way: readonly Action[] | null;
  readonly isSearched: boolean;
  /** Doing nothing passes although it is not the right answer. */
  readonly isIdlePassed: boolean;
  readonly unpunished: readonly Trilingual[];
  readonly untriedGates: readonly Trilingual[];
  readonly holes: readonly ToldHole[];
  readonly runCount: number;
}

/** What the author should look at: a right way that is not there, and whatever passes or costs nothing. */
export function warningCountOf({ provedScore, isIdlePassed, unpunished, holes }: ToldReport): number {
  return (provedScore === null ? 1 : 0) + (isIdlePassed ? 1 : 0) + unpunished.length + holes.length;
}

function playerOf({ play, key }: CheckQuestion): CasePlayer {
  const { seed } = play;
  if (play.simulation === 'ROOM') {
    const ruleset = roomRulesetSchema.parse(play.ruleset);
    return roomPlayer({ ruleset, play: roomPlaySchema.parse(play.play), seed }, roomKeySchema.parse(key));
  }
  const ruleset = equipmentRulesetSchema.parse(play.ruleset);
  const played = { ruleset, play: equipmentPlaySchema.parse(play.play), seed };
  return equipmentPlayer(played, equipmentKeySchema.parse(key));
}

/** What becomes of kept runs in the case as it is. */
export function runExamples(
  question: CheckQuestion,
  examples: readonly CaseExample[],
): readonly ExampleOutcome[] {
  return examples.length === 0 ? [] : checkExamples(playerOf(question), examples);
}

/** @param onProgress told the share that is done, from 0 to 1 */
export function runChecks(question: CheckQuestion, onProgress?: (share: number) => void): ToldReport {
  const { play } = question;
  const player = playerOf(question);
  const { proof, isIdlePassed, unpunished, untriedGates, holes, runCount } = checkCase(player, onProgress);
  const kind = TASK_KINDS[play.simulation];
  const inWords = (actions: readonly Action[]): readonly Trilingual[] =>
    kind.inWords(
      play,
      actions.map((action) => ({ ...action, seq: 1, at: 0, location: '' })),
    );
  return {
    provedScore: proof?.score ?? null,
    way: proof?.way ?? null,
    isSearched: proof?.isSearched ?? false,
    isIdlePassed,
    unpunished: unpunished.flatMap(({ left }) => inWords(left)),
    untriedGates: untriedGates.map(({ text }) => text),
    holes: holes.map(({ left, entries, ...hole }) => ({
      ...hole,
      entries,
      left: inWords(left),
      grade: player.grade(entries),
    })),
    runCount,
  };
}
