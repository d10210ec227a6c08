// The checks of a case with their findings in words.
import { equipmentKeySchema, equipmentPlaySchema } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import type { Action } from '#contract/simulation/log.ts';
import { roomKeySchema, roomPlaySchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { equipmentPlayer } from '#machines/equipment/solver/case-player.ts';
import { checkCase, type CasePlayer } from '#machines/kit/checks/check-case.ts';
import { roomPlayer } from '#machines/room/solver/case-player.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';
import type { CheckQuestion, ToldReport } from './check-work.ts';

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

export function runChecks(question: CheckQuestion, onProgress: (share: number) => void): ToldReport {
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
