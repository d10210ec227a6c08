// The state of the room simulation: plain data; only machines/room changes it.
import type { Aspect, Facing, Size } from '#contract/simulation/room-kinds.ts';
import type { TimedState } from '#machines/kit/simulation.ts';
import type { Airlock } from './airlock-machine.ts';

/** Where an item is: P001 worn, P002 in a hand, P003 in the bag, or a drop zone's id and a tile in it. */
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
  /** Such as wrong or correct, open or closed: for worn items whose catalogue row has states. */
  readonly state?: string;
  /** Whether it was taken from its mandatory position. */
  readonly isIssued: boolean;
  /** It has touched dirt: gloves something dirty, a thing a floor, a bin or the inside of a street bag. */
  readonly isSoiled?: true;
}

/** standing, or sitting on a bench. Its machine is posture-machine.ts. */
export type Posture = 'standing' | 'sitting';

/**
 * How clean the hands are: `rinsed` is wet without soap, `wet` is washed but not yet dried, `soiled` has
 * touched something dirty, `soiledWet` the same with wet hands. Its machine is hands-machine.ts.
 */
export type Hands = 'unwashed' | 'rinsed' | 'wet' | 'clean' | 'soiled' | 'soiledWet';

export interface Person {
  readonly gender: 'man' | 'girl';
  readonly location: string;
  /** The tile of the feet. A sitting person has the bench behind them, opposite to `facing`. */
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  readonly posture: Posture;
  /** The bench on which the person sits. */
  readonly seat?: string;
  readonly hands: Hands;
  /** Soap has washed them once; alcohol alone does not make up for that. */
  readonly isWashed?: true;
  readonly aspects: readonly Aspect[];
  readonly handSize: Size;
  readonly faceSize: Size;
  /** The soles were pressed on the sticky mat after the shoes were last changed. */
  readonly isSoleClean: boolean;
  /** Blown clean by an air shower, and not gone back since. */
  readonly isBlown?: true;
}

/** The tiles of the last walk as [x, y], the start included; each step takes `msPerTile`, from `atMs` on. */
interface WalkedWay {
  readonly atMs: number;
  readonly msPerTile: number;
  readonly tiles: readonly (readonly [number, number])[];
}

/** The last accepted action, for pictures and texts. */
export interface LastAction {
  readonly code: string;
  readonly item?: string;
  readonly from?: string;
  readonly to?: string;
  readonly atMs: number;
  readonly untilMs: number;
}

/** One thing that the hands (or gloves) touched: it soiled them, or they touched it while soiled. */
export interface Touch {
  readonly atMs: number;
  readonly what: string;
  readonly kind: 'soiledBy' | 'passedTo';
  readonly by?: 'gloves';
  /** The thing is not dirty by its kind: it had been soiled before. */
  readonly isSoiled?: true;
}

export interface RoomState extends TimedState {
  /** The version of the machine's behaviour that the state began with; left out: 1. */
  readonly codeVersion?: number;
  readonly rulesetId: string;
  readonly rulesetRevision: number;
  readonly seed: number;
  /** For rules that draw random numbers; none of the present ones do. */
  readonly random: number;
  readonly person: Person;
  /** By subject id. */
  readonly subjects: Readonly<Record<string, Subject>>;
  /** By furniture id: true means unlocked. Only furniture with a lock is listed. */
  readonly closets: Readonly<Record<string, boolean>>;
  /** By the id of a location with an air shower. Its machine is airlock-machine.ts. */
  readonly airlocks?: Readonly<Record<string, Airlock>>;
  /** By the id of a door with a card reader: true means that it was opened and nobody has gone through yet. */
  readonly doors?: Readonly<Record<string, boolean>>;
  readonly activeKey: number;
  readonly isHintOn: boolean;
  /** Furniture ids whose hint was opened. */
  readonly hintsTaken: readonly string[];
  readonly touches: readonly Touch[];
  readonly walked?: WalkedWay;
  readonly last?: LastAction;
}
