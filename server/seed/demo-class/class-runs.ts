// How a person of the class plays a simulation: the right way with slips, by the machine itself.
import type { LogEntry } from '#contract/simulation/log.ts';
import { equipmentPlaySchema } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { roomPlaySchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { createSession } from '#machines/kit/session.ts';
import { planLog } from '#machines/room/plan-route.ts';

/** Walks are planned anew where something was left out. */
const WALK = 'WALK';
/** Of each kind of slip at no skill. */
const [LEFT_OUT, SWAPPED] = [0.022, 0.02];

interface Slips {
  /** What slips is the same thing for many: some steps are easily forgotten. */
  readonly skill: number;
  readonly luck: () => number;
}

const isForgettable = (at: number): boolean => at % 4 === 1;

/** Leaves out and swaps a few of the deeds, the fewer the better the person is. */
function withSlips<Deed>(deeds: readonly Deed[], { skill, luck }: Slips): readonly Deed[] {
  const share = 1 - skill;
  const kept = deeds.filter((_, at) => luck() >= share * LEFT_OUT * (isForgettable(at) ? 4 : 0.4));
  const order = kept.map((deed, at) => ({ deed, at: at + (luck() < share * SWAPPED ? 1.5 : 0) }));
  return order.toSorted((a, b) => a.at - b.at).map(({ deed }) => deed);
}

const deedOf = ({ seq: _seq, at: _at, location: _location, refused: _refused, ...deed }: LogEntry) => deed;

/** @param way a correct way through the case */
export function classRun(
  { simulation, ruleset, play, seed }: SimulationPlay,
  way: readonly LogEntry[],
  slips: Slips,
): readonly LogEntry[] {
  if (simulation === 'ROOM') {
    const deeds = withSlips(way.filter(({ code }) => code !== WALK).map(deedOf), slips);
    const restMs = (): number => Math.round(600 + slips.luck() * 5000 * (1.2 - slips.skill));
    return planLog(
      roomRulesetSchema.parse(ruleset),
      roomPlaySchema.parse(play),
      seed,
      deeds.map((deed) => ({ ...deed, afterMs: restMs() })),
    );
  }
  const session = createSession({
    simulation: equipmentSimulation,
    ruleset: equipmentRulesetSchema.parse(ruleset),
    play: equipmentPlaySchema.parse(play),
    seed,
  });
  const pace = 1 + (1 - slips.skill) * slips.luck() * 0.5;
  for (const entry of withSlips(way, slips)) session.act(deedOf(entry), entry.at * pace);
  return session.entries();
}
