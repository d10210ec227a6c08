// The screens that a task type provides, and their props: attempts, results and reviews know nothing else
// about a type.
import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import type { AnswerCheck, AnswerOutcome, TaskFeedback } from '#contract/entities/answer-check.ts';
import type {
  AttemptEvent,
  AttemptTask,
  Replay,
  ReplayReference,
  SimulationPlay,
} from '#contract/entities/attempt.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { RunClock } from '#contract/entities/attempt-trust.ts';
import type { IssuedEntry } from '#contract/simulation/log.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { Language } from '#contract/languages.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import type { SettingBounds } from '#contract/simulation/equipment-case.ts';
import type { ActiveScreen, EquipmentRole } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Pointed } from '#contract/entities/prompts.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { BayScene } from '#scenes/equipment/bay-scene.ts';
import type { BayTarget } from '#scenes/equipment/bay-targets.ts';
import type { LocalizedText } from '#contract/texts.ts';
import type { TrainingKey } from './kit/schema.ts';
import type { SimulationKind } from './simulation/kind.ts';

/** Step by step from the start; offered to newcomers; or only when asked for, as in a drill of what one should know. */
export type Guidance = 'LED' | 'OFFERED' | 'ON_REQUEST';

/** What a page of free practice asks of a simulation's player, beyond what an attempt does. */
interface FreePractice {
  readonly guidance: Guidance;
  /** The task is to find and correct a person's faults. */
  readonly huntsFaults: boolean;
  /** Ends the case as soon as its end is reached. */
  readonly onEnd: () => void;
  /** What starting over comes to here, in the person's language: asked before. */
  readonly restartAsk: string;
}

/** A run of a simulation as the server deals with it: its clock is reported, and what is issued enters its log. */
export interface ServedRun {
  readonly clock: () => RunClock;
  /** Left out: nothing can be issued in it. */
  readonly issue?: (issued: readonly IssuedEntry[]) => void;
  /** Time must not leap past what the server has looked at; left out: it may. */
  readonly hearHorizon?: (atMs: number) => void;
  /** More of it is needed now. */
  readonly wantsHorizon?: () => boolean;
}

/** What an attempt, or free practice, passes to the answer screen of a task. */
export interface AnswerScreenProps {
  readonly task: AttemptTask;
  readonly mode: WorkMode;
  readonly language: Language;
  /** The attempt is over, or is continued on another device: read-only. */
  readonly isReadOnly: boolean;
  /** Saves an event: on the device at once, then on the server. */
  readonly onEvent: (event: AttemptEvent) => void;
  /** Monotonic ms since the attempt was opened here: the `at` of drafts and answers. */
  readonly elapsedMs: () => number;
  /** CONTROL: gives the run in view to the attempt; answers with how to take it back. */
  readonly onRun?: ((run: ServedRun) => () => void) | undefined;
  /** CONTROL: the server was not heard of for too long, so time stands. */
  readonly isFrozen?: boolean | undefined;
  /** The attempt's own controls (time, saving, finishing), for screens that fill the window. */
  readonly bar: ReactNode;
  /** TRAINING whose key stays on the server: its feedback on the last confirmed answer. */
  readonly feedback?: TaskFeedback | undefined;
  /** Likewise: the hint that the server gave after the HINT event. */
  readonly hint?: LocalizedText | undefined;
  /** TRAINING: a thing of the scene that a teacher points at. */
  readonly pointed?: Pointed | undefined;
  /** Absent in an attempt. */
  readonly practice?: FreePractice | undefined;
}

/** The task as sent in the attempt, under the attempt's ids. */
export type ShownTask = Pick<
  AttemptTask,
  'id' | 'taskType' | 'question' | 'answers' | 'fileDocumentIds' | 'maxScore' | 'params'
>;

/** What a review or a result passes to the part that shows an answer. */
export interface ReviewScreenProps {
  readonly task: ShownTask;
  /** As saved; null if there is none. */
  readonly answer: unknown;
  /** Null if this person may not see the key. */
  readonly solution: TrainingKey | null;
  /** The check of the answer, for its parts; null if it is not shown. */
  readonly check: AnswerCheck | null;
  readonly language: Language;
}

/** The moment of a simulation that a replay shows; its state is computed when it is asked for. */
export type ShownMoment =
  | {
      readonly simulation: 'ROOM';
      readonly atMs: number;
      readonly time: string;
      readonly ruleset: RoomRuleset;
      readonly play: RoomPlay;
      readonly stateAt: () => RoomState;
    }
  | {
      readonly simulation: 'EQUIPMENT';
      readonly atMs: number;
      readonly time: string;
      readonly ruleset: EquipmentRuleset;
      readonly stateAt: () => EquipmentState;
    };

/** Things of the scene that can be pointed at, and the one that was chosen in it or in a list. */
export interface Pointing {
  readonly things: readonly Pointed[];
  readonly chosen: Pointed | undefined;
  readonly onChoose: (thing: Pointed | undefined) => void;
}

/** A run that is followed while it is played: its log grows, and the replay goes with its end. */
export interface LiveRun {
  /** false: nothing more comes. */
  readonly isRunning: boolean;
  /** false: what is shown may be old. */
  readonly isFresh: boolean;
  /** When the server was last heard of, in words. */
  readonly heardAt: string;
  /** What may be done about the present moment: shown while it is followed. */
  readonly tools?: ReactNode;
  /** TRAINING: where things of the scene are pointed at; shown while it is followed. */
  readonly guiding?: ((pointing: Pointing) => ReactNode) | undefined;
  /** Where closing leads; left out: to the event. */
  readonly closeText?: string;
}

/** What a result passes to the replay screen of a simulation. */
export interface ReplayScreenProps {
  readonly replay: Replay;
  readonly language: Language;
  /** The moment of the simulation to open at, in ms. */
  readonly startAtMs: number;
  /** The step to open at, which may not have been done; more precise than the moment. */
  readonly startStep?: string | undefined;
  /** The learner's own attempt of TRAINING, which may be continued differently as free practice. */
  readonly mayTakeOver?: boolean | undefined;
  /** What may be done with the moment that is shown. */
  readonly momentTools?: ((moment: ShownMoment) => ReactNode) | undefined;
  readonly live?: LiveRun | undefined;
  /** Called where the replay stands still at another moment, so that the address can lead to it; the same function each time. */
  readonly onMomentShown?: ((atMs: number) => void) | undefined;
  readonly onClose: () => void;
}

/** What a report passes to the debriefing of a finished simulation. */
export interface DebriefScreenProps {
  readonly simulation: SimulationPlay;
  readonly entries: readonly LogEntry[];
  /** null: not revealed. */
  readonly grade: Grade | null;
  readonly reference: ReplayReference | null;
  readonly language: Language;
  /** Opens the replay at this moment of the simulation. */
  readonly onMoment: (atMs: number) => void;
}

/** What an author is shown of two orders of a case: the moment to which a log leads. */
export interface MomentScreenProps extends Pick<DebriefScreenProps, 'simulation' | 'entries' | 'language'> {
  /** What opens the same in words. */
  readonly inWords: string;
}

/** What a wall passes to the stage that draws the scenes of one ruleset, one after the other. */
export interface StillScreenProps extends Pick<DebriefScreenProps, 'simulation' | 'entries' | 'language'> {
  /** Where the picture is drawn to. */
  readonly into: HTMLCanvasElement;
  /** It is drawn: the same in words. */
  readonly onDrawn: (lines: readonly StillLine[]) => void;
}

export interface StillLine {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

/** What a report passes to the part that adds the simulation's own figures to the common ones. */
export type FiguresProps = Pick<DebriefScreenProps, 'simulation' | 'entries' | 'language'>;

/** The bay as an author sets a start up in it: what is pressed is chosen. */
export interface BayStartProps {
  readonly ruleset: EquipmentRuleset;
  readonly state: EquipmentState;
  readonly language: Language;
  readonly chosen: BayTarget;
  readonly onChoose: (target: BayTarget) => void;
  readonly onReady: (scene: BayScene | undefined) => void;
}

/** What an author is shown of a profile: the terminal as it will be. */
export interface TerminalPreviewProps {
  readonly ruleset: EquipmentRuleset;
  readonly allowed: {
    readonly role: EquipmentRole;
    readonly screens: readonly ActiveScreen[];
    readonly settings: readonly SettingBounds[];
  };
  readonly language: Language;
}

/** A screen that loads when first shown, or earlier, because the network may be gone by then. */
interface LazyScreen<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly Screen: LazyExoticComponent<ComponentType<Props>>;
}

export function lazyScreen<Props>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  return { load, Screen: lazy(async () => ({ default: await load() })) };
}

interface AnsweringViews {
  /** The answer screen fills the window: the attempt's bar lies over it. */
  readonly isFullBleed: boolean;
  readonly answer: LazyScreen<AnswerScreenProps>;
}

/** What an answer is worth; null where that is not known here. */
export type OutcomeOf = (task: Pick<ShownTask, 'params'>, answer: unknown) => AnswerOutcome | null;

/** The answer to a question is shown to teachers and in results as it was given. */
export interface QuestionViews extends AnsweringViews {
  readonly review: LazyScreen<ReviewScreenProps>;
  readonly loadOutcome: () => Promise<OutcomeOf>;
}

/** The log of a simulation can be replayed and debriefed. */
export interface SimulationViews extends AnsweringViews {
  readonly review: null;
  readonly replay: LazyScreen<ReplayScreenProps>;
  readonly debrief: LazyScreen<DebriefScreenProps>;
  readonly moment: LazyScreen<MomentScreenProps>;
  readonly still: LazyScreen<StillScreenProps>;
  readonly figures: LazyScreen<FiguresProps> | null;
  /** What the learner filled in and pressed; null: there is nothing of the kind. */
  readonly filledIn: LazyScreen<FiguresProps> | null;
  /** The terminal with what a profile leaves of it; null: there is none. */
  readonly terminal: LazyScreen<TerminalPreviewProps> | null;
  /** null: the stage of the scene shows a start by itself. */
  readonly start: LazyScreen<BayStartProps> | null;
  /** Marks a log as the server does, if its key is available. */
  readonly judge: () => Promise<SimulationKind>;
}

export type TaskViews = QuestionViews | SimulationViews;
