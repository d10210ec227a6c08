// The state of the equipment simulation: plain data; only machines/equipment changes it.
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

/** Where the person is, and what they carry. */
interface Person {
  /** The id of a place of the ruleset. */
  readonly place: string;
  /** The pod carried with both hands. */
  readonly pod?: string;
}

/** The session at the terminal. `role` is the account's, whatever role the case asks for. */
interface SessionSlice {
  readonly status: SessionStatus;
  readonly login: string;
  readonly role?: EquipmentRole;
  readonly failures: number;
  readonly signedInAtMs?: number;
  /** Somebody has signed in with a role other than the case's. */
  readonly hadWrongRole: boolean;
}

export interface TerminalSlice {
  readonly screen: ActiveScreen;
  readonly overlay: ActiveOverlay;
  readonly layout: KeyboardLayout;
  /** The field with the cursor. */
  readonly field?: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The selections in tables. `slot` 0 means none. */
  readonly port: PortId;
  readonly slot: number;
  readonly job?: string;
  readonly recipe?: string;
  readonly step?: ProcessStep;
  readonly alarm?: string;
  readonly module?: string;
  /** The alarm that rejected the last input, until the next input. */
  readonly rejectedBy?: string;
  /** All keys pressed so far, separated by spaces. */
  readonly pressed: string;
}

/** The motion of a port; `doneAtMs` is when it ends. */
export type PortMotion = 'none' | 'readingId' | 'docking' | 'opening' | 'mapping' | 'closing';

export interface PortSlice {
  readonly transfer: Transfer;
  readonly access: AccessMode;
  readonly pod?: string;
  readonly motion: PortMotion;
  readonly doneAtMs?: number;
  readonly isDocked: boolean;
  readonly isOpen: boolean;
  /** The number of dockings that have failed so far. */
  readonly failures: number;
}

export interface Plate {
  /** What is really in the slot. */
  readonly code: SlotCode;
  readonly status: PlateStatus;
  /** When it left the cassette and came back, in the last job that processed it. */
  readonly sentAtMs?: number;
  readonly backAtMs?: number;
  /** Why it is scrap: an id of the ruleset's scrap reasons, `dropped`; before version 3 also `abort` or `stop`. */
  readonly scrap?: string;
}

type PodPlace =
  | { readonly at: 'rack'; readonly spot: number }
  | { readonly at: 'hands' }
  | { readonly at: 'port'; readonly port: PortId }
  /** On the floor at a place of the ruleset, since version 2. */
  | { readonly at: 'floor'; readonly place: string };

export interface Carrier {
  readonly id: string;
  readonly label: string;
  readonly tag: string;
  readonly lotName: string;
  /** The number under which the tool knows the pod: read from its tag, or accepted by the operator. */
  readonly knownAs: string;
  readonly place: PodPlace;
  readonly object: CarrierObject;
  readonly idStatus: IdStatus;
  readonly mapStatus: MapStatus;
  readonly accessing: Accessing;
  /** By slot, starting with the lowest. */
  readonly plates: readonly Plate[];
  /** The furthest stage it has reached, for digit 2 of stateProcess. */
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
  /** Whether it agrees with the shift's orders. */
  readonly isAsOrdered: boolean;
  readonly createdAtMs: number;
  readonly readyAtMs?: number;
  readonly startedAtMs?: number;
  readonly plannedEndMs?: number;
  readonly endedAtMs?: number;
  readonly outcome?: JobOutcome;
}

/** A plate's stay in a module. Processing ends at `toMs`; since version 3 it stays until an arm takes it on. */
export interface Visit {
  /** When an arm takes it from where it was before; it is in the module from `fromMs`. Since version 3. */
  readonly armMs?: number;
  readonly step: ProcessStep;
  readonly module: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** A plate's way through the track. Its future part changes when something stops. */
export interface WaferPlan {
  readonly slot: number;
  /** Absent while the time of leaving is unknown. */
  readonly sentAtMs?: number;
  readonly visits: readonly Visit[];
  /** When the indexer takes it from its last module. Since version 3. */
  readonly backArmMs?: number;
  /** When it is back in its slot. Absent while the rest of its way is unknown: it stays where it is. */
  readonly backAtMs?: number;
}

export interface TrackSlice {
  readonly e30: E30;
  /** When the initialisation or the setting up of a job ends. */
  readonly busyUntilMs?: number;
  /** The job that is being processed. */
  readonly job?: string;
  readonly periodMs: number;
  /** The job's plates in the order of sending, including those that were already sent. */
  readonly plan: readonly WaferPlan[];
  /** Everything stands still: no plate goes on to its next step. */
  readonly isHalted: boolean;
  /** Whether the operator halted it, or a fault of the tool or of what supplies it. Since version 2. */
  readonly haltedBy?: 'operator' | 'fault';
  /** Since when everything stands. Since version 3, as what follows. */
  readonly haltedAtMs?: number;
  /** Plates of the job that was aborted last, which stand where they were until service takes them back. */
  readonly left?: { readonly pod: string; readonly sinceMs: number; readonly slots: readonly number[] };
  /** When the next plate becomes scrap by itself. */
  readonly spoilsAtMs?: number;
  readonly modules: Readonly<Record<string, { readonly isInService: boolean }>>;
  readonly hasPower: boolean;
}

interface E10Slice {
  readonly state: E10;
  readonly sinceMs: number;
  /** The time in each state before `sinceMs`. */
  readonly totalsMs: Readonly<Record<E10, number>>;
}

/** One instance of an alarm; `id` numbers them in order. */
export interface AlarmSlice {
  readonly id: string;
  /** The id of an alarm in the ruleset's list. */
  readonly alarm: string;
  readonly status: AlarmStatus;
  readonly about: string;
  readonly raisedAtMs: number;
  readonly acknowledgedAtMs?: number;
  readonly clearedAtMs?: number;
}

/** label: on the pod; slotMap: the map on the screen; recipe: the loaded recipe; task: the shift task. */
export type CheckedAgainst = 'label' | 'slotMap' | 'recipe' | 'task';

interface PaperCheck {
  readonly against: CheckedAgainst;
  /** The learner's statement; `isMatch` is the truth. */
  readonly saysMatch: boolean;
  readonly isMatch: boolean;
  readonly atMs: number;
}

export interface PaperSlice {
  readonly isTaken: boolean;
  readonly wasOpened: boolean;
  readonly openedAtMs?: number;
  /** The text written in each field. */
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
  | 'podDropped'
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
  | 'platesLeft'
  | 'platesTakenBack'
  | 'platesChecked'
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
  /** The id or name of what it is about. */
  readonly about: string;
}

/** The last accepted action, for pictures and texts. */
export interface LastEquipmentAction {
  readonly code: string;
  readonly item?: string;
  readonly from?: string;
  readonly to?: string;
  readonly atMs: number;
  readonly untilMs: number;
}

export interface EquipmentState extends TimedState {
  /** The version of the behaviour that the log is played by; absent in version 1. */
  readonly codeVersion?: number;
  readonly rulesetId: string;
  readonly rulesetRevision: number;
  readonly seed: number;
  /** The time up to which the state has been computed. */
  readonly clockMs: number;
  readonly play: EquipmentPlay;
  readonly speed: number;
  readonly person: Person;
  readonly session: SessionSlice;
  readonly terminal: TerminalSlice;
  readonly ports: Readonly<Record<PortId, PortSlice>>;
  /** By pod id. */
  readonly carriers: Readonly<Record<string, Carrier>>;
  /** The pod that was last put on a port or processed. */
  readonly leadPod?: string;
  /** In the order in which they were made; finished ones stay. */
  readonly jobs: readonly Job[];
  readonly track: TrackSlice;
  readonly e10: E10Slice;
  readonly alarms: readonly AlarmSlice[];
  readonly papers: Readonly<Record<string, PaperSlice>>;
  /** The id of the open paper. */
  readonly paper?: string;
  readonly settings: Readonly<Record<string, number>>;
  /** Loaded recipes that differ from the ruleset's, by id. */
  readonly recipes: Readonly<Record<string, readonly RecipeStep[]>>;
  /** Ids of the things that the person has looked at. */
  readonly looked: readonly string[];
  /** Indexes of the play's faults that have happened. */
  readonly faultsDone: readonly number[];
  /** Modules that failed because the server issued it; absent: none. */
  readonly failed?: readonly string[];
  readonly emergency: EmergencyState;
  readonly log: readonly EquipmentEvent[];
  readonly last?: LastEquipmentAction;
}
