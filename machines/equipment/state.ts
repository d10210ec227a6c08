// The state of the equipment simulation: plain data, the same everywhere; only machines/equipment changes it.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type {
  ActiveOverlay,
  ActiveScreen,
  EquipmentRole,
  KeyboardLayout,
  PlateStatus,
  PortId,
  ProcessStep,
  SlotCode,
  ToolEvent,
} from '#contract/simulation/equipment-kinds.ts';
import type { RecipeStep } from '#contract/simulation/equipment-track.ts';
import type { TimedState } from '#machines/kit/simulation.ts';
import type { AlarmStatus } from './charts/alarm.ts';
import type { E10 } from './charts/e10.ts';
import type { E30 } from './charts/e30.ts';
import type { E40 } from './charts/e40.ts';
import type { AccessMode, Accessing, CarrierObject, IdStatus, MapStatus, Transfer } from './charts/e87.ts';
import type { E94 } from './charts/e94.ts';
import type { SessionStatus } from './charts/session.ts';
import type { EmergencyState } from './emergency/state.ts';

/** Who stands where, with what in the hands. */
export interface Person {
  /** A place of the ruleset. */
  readonly place: string;
  /** The pod carried with both hands. */
  readonly pod?: string;
}

/** Sign-in. `role` is that of the account, whatever the case asks for. */
export interface SessionSlice {
  readonly status: SessionStatus;
  readonly login: string;
  readonly role?: EquipmentRole;
  readonly failures: number;
  readonly signedInAtMs?: number;
  /** Somebody has signed in with another role than the case's. */
  readonly hadWrongRole: boolean;
}

export interface TerminalSlice {
  readonly screen: ActiveScreen;
  readonly overlay: ActiveOverlay;
  readonly layout: KeyboardLayout;
  /** The field that is typed into. */
  readonly field?: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What is chosen in tables. `slot` 0 is none. */
  readonly port: PortId;
  readonly slot: number;
  readonly job?: string;
  readonly recipe?: string;
  readonly step?: ProcessStep;
  readonly alarm?: string;
  readonly module?: string;
  /** The alarm with which the last input was answered, until the next one. */
  readonly rejectedBy?: string;
  /** Everything pressed so far, with spaces between. */
  readonly pressed: string;
}

/** What a port is doing, with the time of its end. */
export type PortMotion = 'none' | 'readingId' | 'docking' | 'opening' | 'mapping' | 'closing';

export interface PortSlice {
  readonly transfer: Transfer;
  readonly access: AccessMode;
  readonly pod?: string;
  readonly motion: PortMotion;
  readonly doneAtMs?: number;
  readonly isDocked: boolean;
  readonly isOpen: boolean;
  /** Dockings that failed so far. */
  readonly failures: number;
}

export interface Plate {
  /** What is truly in the slot. */
  readonly code: SlotCode;
  readonly status: PlateStatus;
  /** When it left the cassette and came back, in the last job that took it. */
  readonly sentAtMs?: number;
  readonly backAtMs?: number;
  /** Why it is scrap: an id of the ruleset's emergency reasons, or abort, stop. */
  readonly scrap?: string;
}

export type PodPlace =
  | { readonly at: 'rack'; readonly spot: number }
  | { readonly at: 'hands' }
  | { readonly at: 'port'; readonly port: PortId };

export interface Carrier {
  readonly id: string;
  readonly label: string;
  readonly tag: string;
  readonly lotName: string;
  /** The number under which the tool knows it: what was read, or what was accepted for it. */
  readonly knownAs: string;
  readonly place: PodPlace;
  readonly object: CarrierObject;
  readonly idStatus: IdStatus;
  readonly mapStatus: MapStatus;
  readonly accessing: Accessing;
  /** By slot, the lowest first. */
  readonly plates: readonly Plate[];
  /** The furthest it has come: what digit 2 of stateProcess says. */
  readonly stage: 'none' | 'placed' | 'docked' | 'mapped' | 'complete' | 'removed';
}

export type JobOutcome = 'complete' | 'stopped' | 'aborted' | 'cancelled';

/** A process job with its control job. */
export interface Job {
  readonly id: string;
  readonly jobName: string;
  readonly lotName: string;
  readonly recipe: string;
  readonly waferFlow: string;
  readonly smifNumber: string;
  readonly port: PortId;
  readonly pod: string;
  readonly e40: E40;
  readonly e94: E94;
  /** It is what the shift's orders say. */
  readonly isAsOrdered: boolean;
  readonly createdAtMs: number;
  readonly readyAtMs?: number;
  readonly startedAtMs?: number;
  readonly plannedEndMs?: number;
  readonly endedAtMs?: number;
  readonly outcome?: JobOutcome;
}

/** A stay in a module. `toMs` is when its time there is over. */
export interface Visit {
  readonly step: ProcessStep;
  readonly module: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** A plate's way through the track; what lies in the future changes when something stops. */
export interface WaferPlan {
  readonly slot: number;
  /** Absent while it is not known when it leaves. */
  readonly sentAtMs?: number;
  readonly visits: readonly Visit[];
  /** Back in its slot. Absent while the rest of its way is not known: it stands where it is. */
  readonly backAtMs?: number;
}

export interface TrackSlice {
  readonly e30: E30;
  /** When the initialisation or the setting up ends. */
  readonly busyUntilMs?: number;
  /** The job that is worked on. */
  readonly job?: string;
  readonly periodMs: number;
  /** The job's plates in the order of sending, sent and to be sent. */
  readonly plan: readonly WaferPlan[];
  /** Everything stands: no plate goes on to its next step. */
  readonly isHalted: boolean;
  readonly modules: Readonly<Record<string, { readonly isInService: boolean }>>;
  readonly hasPower: boolean;
}

export interface E10Slice {
  readonly state: E10;
  readonly sinceMs: number;
  /** Time in each state before `sinceMs`. */
  readonly totalsMs: Readonly<Record<E10, number>>;
}

/** One raising of an alarm: `id` is its order. */
export interface AlarmSlice {
  readonly id: string;
  /** An id of the ruleset's alarms or of its emergency's. */
  readonly alarm: string;
  readonly status: AlarmStatus;
  readonly about: string;
  readonly raisedAtMs: number;
  readonly acknowledgedAtMs?: number;
  readonly clearedAtMs?: number;
}

/** label: the pod's label, slotMap: the map on the screen, recipe: the loaded recipe. */
export type CheckedAgainst = 'label' | 'slotMap' | 'recipe' | 'task';

export interface PaperCheck {
  readonly against: CheckedAgainst;
  /** What the learner says, and what is so. */
  readonly saysMatch: boolean;
  readonly isMatch: boolean;
  readonly atMs: number;
}

export interface PaperSlice {
  readonly isTaken: boolean;
  readonly wasOpened: boolean;
  readonly openedAtMs?: number;
  /** By field: as written. */
  readonly values: Readonly<Record<string, string>>;
  readonly checks: readonly PaperCheck[];
  readonly signedAtMs?: number;
}

export type EquipmentEventKind =
  | ToolEvent
  | 'signedIn'
  | 'signInFailed'
  | 'signedOut'
  | 'podPlaced'
  | 'podDocked'
  | 'podMapped'
  | 'podUndocked'
  | 'podRemoved'
  | 'idRead'
  | 'idAccepted'
  | 'idRejected'
  | 'mapAccepted'
  | 'mapRejected'
  | 'jobCreated'
  | 'jobQueued'
  | 'jobCancelled'
  | 'jobReady'
  | 'jobStarted'
  | 'jobPaused'
  | 'jobResumed'
  | 'jobStopping'
  | 'platesScrapped'
  | 'alarmRaised'
  | 'alarmAcknowledged'
  | 'alarmCleared'
  | 'moduleSet'
  | 'armHome'
  | 'initialised'
  | 'powerRestored'
  | 'situationBegan'
  | 'situationGrew'
  | 'situationContained'
  | 'situationEscalated'
  | 'situationPassed'
  | 'harmed';

/** A line of the tool's log. */
export interface EquipmentEvent {
  readonly atMs: number;
  readonly kind: EquipmentEventKind;
  /** What it is about: an id or a name. */
  readonly about: string;
}

/** What the last accepted action was, for pictures and for words. */
export interface LastEquipmentAction {
  readonly code: string;
  readonly item?: string;
  readonly from?: string;
  readonly to?: string;
  readonly atMs: number;
  readonly untilMs: number;
}

export interface EquipmentState extends TimedState {
  readonly rulesetId: string;
  readonly rulesetRevision: number;
  readonly seed: number;
  /** How far time has been computed. */
  readonly clockMs: number;
  readonly play: EquipmentPlay;
  readonly speed: number;
  readonly person: Person;
  readonly session: SessionSlice;
  readonly terminal: TerminalSlice;
  readonly ports: Readonly<Record<PortId, PortSlice>>;
  /** By pod id. */
  readonly carriers: Readonly<Record<string, Carrier>>;
  /** The pod that was last put on a port or worked on. */
  readonly leadPod?: string;
  /** In the order of their making; done ones stay. */
  readonly jobs: readonly Job[];
  readonly track: TrackSlice;
  readonly e10: E10Slice;
  readonly alarms: readonly AlarmSlice[];
  readonly papers: Readonly<Record<string, PaperSlice>>;
  /** The paper that is open. */
  readonly paper?: string;
  readonly settings: Readonly<Record<string, number>>;
  /** Loaded recipes as they are at the tool: the ruleset's where nothing is here. */
  readonly recipes: Readonly<Record<string, readonly RecipeStep[]>>;
  /** What one has looked at: ids. */
  readonly looked: readonly string[];
  /** Indexes of the play's faults that have happened. */
  readonly faultsDone: readonly number[];
  readonly emergency: EmergencyState;
  readonly log: readonly EquipmentEvent[];
  readonly last?: LastEquipmentAction;
}
