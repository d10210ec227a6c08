// The emergency's slice of the equipment's state, and the effects that it asks the core to carry out.
import type {
  BayLighting,
  CalledId,
  CriticalId,
  EmergencyDeed,
  Medium,
  Permission,
  RinsedPart,
} from '#contract/simulation/equipment-emergency.ts';
import type { SituationStatus } from './situation-machine.ts';

/** A planned or issued situation. A planned one's time is unknown until its condition has become true. */
export interface Coming {
  /** The index in the play's list of planned emergencies; absent: the server issued it. */
  readonly plan?: number;
  readonly situation: string;
  readonly dueAtMs?: number;
}

/** A situation that has begun. */
export interface Run {
  readonly situation: string;
  readonly status: SituationStatus;
  readonly startedAtMs: number;
  /** The index of its phase. */
  readonly phase: number;
  readonly phaseAtMs: number;
  /** When it grows next; absent while it is held and after its end. */
  readonly growsAtMs?: number;
  /** The rest of the phase at the time when something held it. */
  readonly leftMs?: number;
  readonly isSlowed: boolean;
  /** Help is on its way: the index of the way to contain, and the time of arrival. */
  readonly help?: { readonly way: number; readonly atMs: number };
  readonly endedAtMs?: number;
}

/** One of the ten critical situation entries; `message` is the id of its text, '' at first. */
export interface CriticalEntry {
  readonly active: boolean;
  readonly message: string;
  readonly call: boolean;
}

export interface CallMade {
  readonly who: CalledId;
  readonly reason: string;
  readonly text: string;
  readonly phone: string;
  readonly answer: string;
  readonly atMs: number;
  /** Whether the reason reported what was going on. */
  readonly fits: boolean;
}

interface RestartMade {
  readonly atMs: number;
  readonly hadPermission: boolean;
  readonly checked: readonly string[];
}

export interface EmergencyState {
  /** The emergency's own random state, drawn from the case's seed. */
  readonly random: number;
  readonly coming: readonly Coming[];
  /** In the order in which they began, so the last one is the current one. At most one of them is active. */
  readonly runs: readonly Run[];
  readonly critical: Readonly<Record<CriticalId, CriticalEntry>>;
  readonly work: 'goesOn' | 'stopped' | 'cut';
  /** Whether the tool stands because nothing is to be done. Since version 2. */
  readonly isToolIdle?: boolean;
  /** By the id of an EMO. */
  readonly emo: Readonly<Record<string, 'closed' | 'open' | 'pressed'>>;
  readonly place: 'bay' | 'outside';
  readonly leftAtMs?: number;
  readonly voiceAtMs?: number;
  /** The telephone whose receiver is off the hook. */
  readonly phone?: string;
  readonly calls: readonly CallMade[];
  readonly permissions: readonly Permission[];
  readonly alarmsRaised: readonly string[];
  readonly alarmsRead: readonly string[];
  /** The wafer places that were written down. */
  readonly places: 'none' | 'right' | 'wrong';
  readonly checked: readonly ('equipment' | 'wafers')[];
  /** What was rinsed of somebody hurt, and when the water was on. */
  readonly rinsed?: readonly { readonly part: RinsedPart; readonly atMs: number }[];
  /** What of the learner the water runs over now, after a splash on themselves. */
  readonly underWater?: readonly RinsedPart[];
  /** The alarm points that were pressed. */
  readonly alarmPoints?: readonly { readonly id: string; readonly atMs: number }[];
  /** The last roll call: whom it named as missing, and whether that was so. */
  readonly rollCall?: {
    readonly missing: readonly string[];
    readonly isRight: boolean;
    readonly atMs: number;
  };
  readonly restarts: readonly RestartMade[];
  /** Ids of the harms that were done. */
  readonly harmed: readonly string[];
  readonly light: BayLighting;
  readonly isAirFlowing: boolean;
  readonly hasPower: boolean;
  readonly lost: readonly Medium[];
}

/** News of a situation, for captions and for the equipment's log. */
interface SituationNews {
  readonly kind: 'began' | 'grew' | 'contained' | 'escalated' | 'passed' | 'harmed';
  readonly situation: string;
  /** The id of the phase, or of the harm. */
  readonly detail?: string;
}

/** What happened, and when. The core carries out deeds about power, wafers, processing and alarms. */
export type EmergencyEffect = { readonly atMs: number } & (EmergencyDeed | SituationNews);

export interface Changed {
  readonly slice: EmergencyState;
  readonly effects: readonly EmergencyEffect[];
}
