// The state of the room simulation: plain data, the same everywhere; only machines/room changes it.
import type { Aspect, Facing, Size } from '#contract/simulation/room-kinds.ts';
import type { TimedState } from '#machines/kit/simulation.ts';
import type { Airlock } from './airlock-machine.ts';

/**
 * Where an item is. P001 is worn, P002 is in a hand, P003 in the bag; any other place is a drop zone's id, with the
 * tile it lies on.
 */
export type ItemPlace =
  | { readonly at: 'P001' }
  | { readonly at: 'P002'; readonly hand: Hand }
  | { readonly at: 'P003' }
  | { readonly at: 'zone'; readonly zone: string; readonly x: number; readonly y: number };

export type Hand = 'left' | 'right';

export interface Subject {
  readonly id: string;
  /** Its catalogue name; single-use things become trash. */
  readonly craft: string;
  readonly place: ItemPlace;
  /** wrong or correct, open or closed: for items whose catalogue row has states, when worn. */
  readonly state?: string;
  /** It was taken from its mandatory position. */
  readonly isIssued: boolean;
  /** Worn gloves that touched something dirty. */
  readonly isSoiled?: true;
}

/** standing, or sitting on a bench. Its machine is posture-machine.ts. */
export type Posture = 'standing' | 'sitting';

/**
 * How clean the hands are: rinsed is wet without soap, wet is washed and not yet dried, soiled touched something dirty.
 * Its machine is hands-machine.ts.
 */
export type Hands = 'unwashed' | 'rinsed' | 'wet' | 'clean' | 'soiled';

export interface Person {
  readonly gender: 'man' | 'girl';
  readonly location: string;
  /** The tile of the feet; one who sits has the bench behind, opposite to `facing`. */
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  readonly posture: Posture;
  /** The bench one sits on. */
  readonly seat?: string;
  readonly hands: Hands;
  readonly aspects: readonly Aspect[];
  readonly handSize: Size;
  readonly faceSize: Size;
  /** Soles pressed on the sticky mat since the shoes were last changed. */
  readonly isSoleClean: boolean;
  /** Blown clean by an air shower, and not gone back since. */
  readonly isBlown?: true;
}

/** The way of the last walk: tiles as [x, y] from the first step's start, each `msPerTile` apart from `atMs` on. */
export interface WalkedWay {
  readonly atMs: number;
  readonly msPerTile: number;
  readonly tiles: readonly (readonly [number, number])[];
}

/** What the last accepted action was, for pictures and for words. */
export interface LastAction {
  readonly code: string;
  readonly item?: string;
  readonly from?: string;
  readonly to?: string;
  readonly atMs: number;
  readonly untilMs: number;
}

/** One thing the hands (or the gloves on them) touched, in order, when it soiled them or when they, soiled, touched it. */
export interface Touch {
  readonly atMs: number;
  readonly what: string;
  readonly kind: 'soiledBy' | 'passedTo';
  readonly by?: 'gloves';
}

export interface RoomState extends TimedState {
  readonly rulesetId: string;
  readonly rulesetRevision: number;
  readonly seed: number;
  /** For what the rules draw; nothing in these rooms does. */
  readonly random: number;
  readonly person: Person;
  /** By subject id. */
  readonly subjects: Readonly<Record<string, Subject>>;
  /** By furniture id: true is open to use, false is locked. Only furniture that locks is listed. */
  readonly closets: Readonly<Record<string, boolean>>;
  /** By the id of a location with an air shower. Its machine is airlock-machine.ts. */
  readonly airlocks?: Readonly<Record<string, Airlock>>;
  readonly activeKey: number;
  readonly isHintOn: boolean;
  /** Furniture ids whose hint was opened. */
  readonly hintsTaken: readonly string[];
  readonly touches: readonly Touch[];
  readonly walked?: WalkedWay;
  readonly last?: LastAction;
}
