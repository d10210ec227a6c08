// The emergency's slice of the equipment's state, and what it asks the core to carry out.
import type {
  BayLighting,
  CalledId,
  CriticalId,
  EmergencyDeed,
  Medium,
  Permission,
} from '#contract/simulation/equipment-emergency.ts';
import type { SituationStatus } from './situation-machine.ts';

/** A situation that is to come. Its time is not known while its condition has not come true. */
export interface Coming {
  /** Index in the play's list of planned ones. */
  readonly plan: number;
  readonly situation: string;
  readonly dueAtMs?: number;
}

/** A situation that has begun. */
export interface Run {
  readonly situation: string;
  readonly status: SituationStatus;
  readonly startedAtMs: number;
  /** Index of its phase. */
  readonly phase: number;
  readonly phaseAtMs: number;
  /** When it grows next; absent while it is held, and when it has ended. */
  readonly growsAtMs?: number;
  /** What was left of the phase when something held it. */
  readonly leftMs?: number;
  readonly isSlowed: boolean;
  /** Help is on its way. */
  readonly help?: { readonly way: number; readonly atMs: number };
  readonly endedAtMs?: number;
}

/** One of the ten critical situation entries; `message` is the id of what is said, '' before. */
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
  /** The reason told of what was going on. */
  readonly fits: boolean;
}

export interface RestartMade {
  readonly atMs: number;
  readonly hadPermission: boolean;
  readonly checked: readonly string[];
}

export interface EmergencyState {
  /** Its own stream of the case's seed. */
  readonly random: number;
  readonly coming: readonly Coming[];
  /** In the order in which they began; the last one is the current one. At most one of them is active. */
  readonly runs: readonly Run[];
  readonly critical: Readonly<Record<CriticalId, CriticalEntry>>;
  readonly work: 'goesOn' | 'stopped' | 'cut';
  /** By the id of an EMO. */
  readonly emo: Readonly<Record<string, 'closed' | 'open' | 'pressed'>>;
  readonly place: 'bay' | 'outside';
  readonly leftAtMs?: number;
  readonly voiceAtMs?: number;
  /** The telephone that is lifted. */
  readonly phone?: string;
  readonly calls: readonly CallMade[];
  readonly permissions: readonly Permission[];
  readonly alarmsRaised: readonly string[];
  readonly alarmsRead: readonly string[];
  /** Wafer places written down. */
  readonly places: 'none' | 'right' | 'wrong';
  readonly checked: readonly ('equipment' | 'wafers')[];
  readonly restarts: readonly RestartMade[];
  /** Ids of harms that have come about. */
  readonly harmed: readonly string[];
  readonly light: BayLighting;
  readonly isAirFlowing: boolean;
  readonly hasPower: boolean;
  readonly lost: readonly Medium[];
}

/** What happened to a situation, for captions and for the log of the equipment. */
export interface SituationNews {
  readonly kind: 'began' | 'grew' | 'contained' | 'escalated' | 'passed' | 'harmed';
  readonly situation: string;
  /** Id of the phase, or of the harm. */
  readonly detail?: string;
}

/** At what time what happened. The core carries out deeds about power, wafers, processing and alarms. */
export type EmergencyEffect = { readonly atMs: number } & (EmergencyDeed | SituationNews);

export interface Changed {
  readonly slice: EmergencyState;
  readonly effects: readonly EmergencyEffect[];
}
