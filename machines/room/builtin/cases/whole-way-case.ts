// A short way to write a case of the whole suite: a person from the street, with what differs said.
import type { RoomCase, RoomPlay } from '#contract/simulation/room-case.ts';
import type { Aspect, Size } from '#contract/simulation/room-kinds.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { suiteSubjects } from '../suite-subjects.ts';
import { defaultFurniture } from './subjects.ts';

export interface WholeWayParts {
  readonly id: string;
  readonly seed: number;
  readonly title: Trilingual;
  readonly goal: Trilingual;
  readonly timeLimitMs: number;
  readonly gender?: 'man' | 'girl';
  /** Ids of what is worn besides street shoes and clothes; with its state where it has one. */
  readonly worn?: readonly string[];
  readonly aspects?: readonly Aspect[];
  readonly handSize?: Size;
  readonly faceSize?: Size;
  /** Ids of what is in the bag, name-index. */
  readonly bag: readonly string[];
  /** The closet section that the person's card opens. */
  readonly section?: number;
  readonly subject?: RoomPlay['subject'];
  readonly openClosets?: readonly string[];
  readonly isHintOn?: boolean;
}

const streetClothes = ['boots-0', 'jeans-0', 'shirt-0', 'coat-0'];

/** The revision of the built-in ruleset that has the whole suite. */
export const wholeSuiteRevision = 2;

/** A case of the built-in suite that starts on the street, a bag in one hand. */
export function wholeWayCase(parts: WholeWayParts): RoomCase {
  const { id, seed, title, goal, timeLimitMs } = parts;
  return {
    id,
    revision: 1,
    rulesetId: 'room-suite',
    rulesetRevision: wholeSuiteRevision,
    seed,
    title,
    goal,
    timeLimitMs,
    play: playOf(parts),
  };
}

function playOf(parts: WholeWayParts): RoomPlay {
  const worn = [...streetClothes, ...(parts.worn ?? ['keyCard-0']), ...(parts.aspects ?? [])];
  return {
    id: parts.id,
    map: 'Isometric',
    person: {
      gender: parts.gender ?? 'man',
      location: 'out',
      position: 'start',
      settings: [
        ...worn.map((setting) => ({ id: setting })),
        { id: 'handSize', params: parts.handSize ?? 'M' },
        { id: 'faceSize', params: parts.faceSize ?? 'M' },
      ],
      hand: [{ id: 'bag-0', craft: 'bag' }],
      bag: parts.bag.map((thing) => ({ id: thing, craft: thing.replace(/-\d+$/, '') })),
    },
    isHintOn: parts.isHintOn ?? true,
    activeKey: parts.section ?? 1,
    actions: [],
    subject: parts.subject ?? suiteSubjects,
    furniture: defaultFurniture.map((row) => ({
      ...row,
      status: parts.openClosets?.includes(row.id) ?? row.status,
    })),
  };
}
