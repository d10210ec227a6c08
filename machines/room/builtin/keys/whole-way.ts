// The keys of the cases from the street into clean production. For the server's seed and for tests only.
import type { Action } from '#contract/simulation/log.ts';
import type { RoomKey } from '#contract/simulation/room-case.ts';
import type { Reference, Step } from '#contract/simulation/reference.ts';
import { DEFAULT_WEIGHTS } from '#machines/kit/grading/default-weights.ts';
import { dressingSteps } from './dressing-steps.ts';
import { entranceSteps, footwear } from './entrance-steps.ts';
import { CROSSING, wholeWayGates } from './gates.ts';
import { innerGlovesGates, innerGlovesOrder, withInnerGloves } from './inner-gloves.ts';
import { lockerSteps } from './locker-steps.ts';
import { FREE_CODES, MENDING, ROOM_ORDER } from './order.ts';
import type { Sizes } from './separate-steps.ts';
import { separateSteps } from './separate-steps.ts';
import { washroomSteps } from './washroom-steps.ts';
import { wholeWayEnds } from './whole-way-ends.ts';
import { wholeWayForbidden, WHOLE_WAY_WRONG } from './whole-way-judging.ts';
import { wholeWayHints } from './whole-way-hints.ts';
import { wholeWayActions } from './whole-way-actions.ts';

interface WholeWayPerson {
  readonly caseId: string;
  readonly section: 1 | 2;
  readonly sizes: Sizes;
  /** The case begins inside the entrance. */
  readonly hasEntered?: boolean;
  readonly hasEarrings?: boolean;
  readonly hasMakeup?: boolean;
  readonly hasBeard?: boolean;
  /** Two layers of gloves are worn. */
  readonly hasInnerGloves?: boolean;
  /** Steps of this case only; some of them before the card is used or the changing room is entered. */
  readonly ownSteps?: readonly Step[];
  readonly cardSteps?: readonly string[];
  readonly entranceSteps?: readonly string[];
  readonly ownWrong?: Reference['wrong'];
  readonly ownHints?: RoomKey['hints'];
  /** Actions of this case only, done on entering the entrance. */
  readonly ownActions?: readonly Action[];
  readonly expectedMs?: number;
  /** The time limit for reaching clean production, in whole milliseconds from the start. */
  readonly deadlineMs?: number;
}

function stepsOf(person: WholeWayPerson): Step[] {
  const { sizes, hasEarrings = false, hasMakeup = false } = person;
  const all = [
    ...(person.hasEntered ? withoutEntering(entranceSteps) : entranceSteps),
    ...(person.ownSteps ?? []),
    ...lockerSteps(closetOf(person), hasEarrings, person.cardSteps),
    ...washroomSteps(hasMakeup),
    ...separateSteps(sizes),
    ...dressingSteps(sizes.hands),
  ];
  const layered = person.hasInnerGloves ? withInnerGloves(all) : all;
  return layered.map((step) => withDeadline(withEntrance(step, person.entranceSteps), person.deadlineMs));
}

/** Who begins inside does not come in. */
function withoutEntering(steps: readonly Step[]): readonly Step[] {
  const rest = steps.filter(({ id }) => id !== 'enter');
  return rest.map((step) => ({ ...step, after: step.after.filter((id) => id !== 'enter') }));
}

function withEntrance(step: Step, own: readonly string[] = []): Step {
  return step.id === 'enter-locker' ? { ...step, after: [...step.after, ...own] } : step;
}

function withDeadline(step: Step, withinMs: number | undefined): Step {
  if (withinMs === undefined || step.id !== 'enter-production') return step;
  return { ...step, deadline: { withinMs } };
}

function closetOf({ section }: Pick<WholeWayPerson, 'section'>): string {
  return `locker-closet-${section}`;
}

/** The key of a case of the whole suite: the reference, the hints and the shortest correct way. */
export function wholeWayKey(person: WholeWayPerson): RoomKey {
  return {
    caseId: person.caseId,
    revision: 8,
    hints: [...(person.ownHints ?? []), ...wholeWayHints],
    reference: {
      steps: stepsOf(person),
      anyOf: [footwear],
      forbidden: [...wholeWayForbidden],
      wrong: [...WHOLE_WAY_WRONG, ...(person.ownWrong ?? [])],
      end: wholeWayEnds(closetOf(person), person),
      gates: [...wholeWayGates(person), ...(person.hasInnerGloves ? innerGlovesGates : [])],
      order: [...ROOM_ORDER, ...(person.hasInnerGloves ? innerGlovesOrder : [])],
      crossing: CROSSING,
      mending: [...MENDING],
      freeCodes: FREE_CODES,
      expectedMs: person.expectedMs ?? 600_000,
      passScore: 70,
      weights: DEFAULT_WEIGHTS,
      maxNodes: 200_000,
    },
    way: [...wholeWayActions(person)],
  };
}
