// A helper for cases of the whole suite: a person from the street, and how this one differs.
import type { RoomCase, RoomPlay } from '#contract/simulation/room-case.ts';
import type { Aspect, Size } from '#contract/simulation/room-kinds.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { SUITE_SUBJECTS } from '../suite-subjects.ts';
import { DEFAULT_FURNITURE } from './subjects.ts';

interface WholeWayParts {
  readonly id: string;
  readonly seed: number;
  readonly order: number;
  readonly title: Trilingual;
  readonly goal: Trilingual;
  readonly timeLimitMs: number;
  readonly gender?: 'man' | 'girl';
  /** Ids of worn things besides street shoes and clothes, with their states. */
  readonly worn?: readonly string[];
  readonly aspects?: readonly Aspect[];
  readonly handSize?: Size;
  readonly faceSize?: Size;
  /** Ids of the things in the bag: catalogue name and index. */
  readonly bag: readonly string[];
  /** The closet section of the person's key card. */
  readonly section?: number;
  readonly subject?: RoomPlay['subject'];
  readonly openClosets?: readonly string[];
  readonly isHintOn?: boolean;
  /** Has already come in from the street. */
  readonly hasEntered?: boolean;
}

const STREET_CLOTHES = ['boots-0', 'jeans-0', 'shirt-0', 'coat-0'];

/** The first revision of the built-in ruleset with the whole suite. */
export const WHOLE_SUITE_REVISION = 3;

/** A case of the built-in suite that starts on the street with a bag in one hand. */
export function wholeWayCase(parts: WholeWayParts): RoomCase {
  const { id, seed, order, title, goal, timeLimitMs } = parts;
  return {
    id,
    revision: 8,
    rulesetId: 'room-suite',
    rulesetRevision: WHOLE_SUITE_REVISION,
    seed,
    order,
    title,
    goal,
    timeLimitMs,
    play: playOf(parts),
  };
}

function playOf(parts: WholeWayParts): RoomPlay {
  const worn = [...STREET_CLOTHES, ...(parts.worn ?? ['keyCard-0']), ...(parts.aspects ?? [])];
  return {
    id: parts.id,
    map: 'Isometric',
    person: {
      gender: parts.gender ?? 'man',
      ...(parts.hasEntered
        ? { location: 'entrance', position: 'entrance-start', posture: 'stay' }
        : { location: 'out', position: 'start' }),
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
    subject: parts.subject ?? SUITE_SUBJECTS,
    furniture: DEFAULT_FURNITURE.map((row) => ({
      ...row,
      status: parts.openClosets?.includes(row.id) ?? row.status,
    })),
  };
}
