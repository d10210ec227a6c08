// What the operator terminal shows, as plain data: derived from the machine's state, rendered by the screens.
import type {
  ActiveScreen,
  EquipmentRole,
  KeyboardLayout,
  PortId,
  SlotCode,
} from '#contract/simulation/equipment-kinds.ts';
import type { SoftKeyName } from './soft-keys.ts';

/** The colour of a word; the word itself is always shown too. */
export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'live' | 'quiet';

export interface StateWord {
  readonly text: string;
  readonly tone: Tone;
}

export interface AlarmView {
  readonly id: string;
  readonly number: number;
  readonly category: number;
  readonly categoryText: string;
  readonly text: string;
  /** The subject, such as a port or a lot; may be empty. */
  readonly about: string;
  readonly time: string;
  readonly status: StateWord;
  readonly isOpen: boolean;
  readonly isAcknowledged: boolean;
  /** Advice from the manual; empty where it has none. */
  readonly advice: string;
}

/** The terminal's response to an input that it rejects. */
export type AnswerView = Pick<AlarmView, 'number' | 'text'>;

export interface HeaderView {
  readonly tool: string;
  readonly processing: StateWord;
  readonly equipment: StateWord;
  /** Empty while nobody is signed in. */
  readonly login: string;
  readonly role?: { readonly id: EquipmentRole; readonly text: string } | undefined;
  readonly clock: string;
  /** The gravest current alarm; `more` others wait behind it. */
  readonly alarm?: { readonly first: AlarmView; readonly more: number } | undefined;
}

export interface FieldView {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly layout: KeyboardLayout;
  readonly maxLength: number;
  readonly isUpperCase: boolean;
  readonly isHidden: boolean;
  readonly isChosen: boolean;
  /** The current value, shown while nothing is typed. */
  readonly hint?: string | undefined;
}

export interface SoftKeyView {
  readonly key: SoftKeyName;
  readonly text: string;
  /** The screen it opens. */
  readonly opens?: ActiveScreen | undefined;
  /** The role lacks the right: the key is shown, and pressing it gives a refusal. */
  readonly isWithheld: boolean;
  /** It leads to the current screen. */
  readonly isHere: boolean;
}

interface ScreenLink {
  readonly id: ActiveScreen;
  readonly text: string;
}

export interface SlotView {
  readonly slot: number;
  /** Absent while the map has not been read. */
  readonly code?: SlotCode | undefined;
  readonly status: StateWord;
}

export interface PortColumnView {
  readonly id: PortId;
  readonly title: string;
  readonly pod: string;
  readonly lot: string;
  readonly transfer: StateWord;
  readonly identity: StateWord;
  readonly map: StateWord;
  readonly access: StateWord;
  /** The current movement, with the seconds left. */
  readonly motion: string;
  readonly slots: readonly SlotView[];
  readonly count: number;
}

export interface JobRowView {
  readonly id: string;
  readonly name: string;
  readonly lot: string;
  readonly recipe: string;
  readonly flow: string;
  readonly smif: string;
  readonly process: StateWord;
  readonly control: StateWord;
}

export interface RecipeStepView {
  readonly id: string;
  readonly text: string;
  readonly module: string;
  readonly seconds: string;
  readonly temperature: string;
  readonly speed: string;
  readonly dose: string;
}

export interface ModuleView {
  readonly id: string;
  /** Row and column of the diagram, from 1. */
  readonly row: number;
  readonly column: number;
  readonly isInService: boolean;
  readonly slot?: number | undefined;
  readonly step: string;
  /** How much of the stay has passed, in hundredths. */
  readonly percent: number;
  readonly secondsLeft: number;
}

export interface RunJobView {
  readonly job: JobRowView;
  readonly total: number;
  readonly sent: number;
  readonly back: number;
  readonly scrap: number;
  readonly percent: number;
  readonly startedAt: string;
  readonly plannedEnd: string;
  readonly endedAt: string;
  readonly period: string;
}

export interface LogRowView {
  readonly id: string;
  readonly time: string;
  readonly text: string;
  readonly about: string;
}

export interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly value: StateWord;
}

export type BodyView =
  | { readonly screen: 'START'; readonly lines: readonly NamedRow[]; readonly hasPower: boolean }
  | { readonly screen: 'LOGIN'; readonly failures: number }
  | {
      readonly screen: 'MAIN';
      readonly links: readonly (ScreenLink & { readonly isAvailable: boolean })[];
      readonly ports: readonly NamedRow[];
      readonly job?: RunJobView | undefined;
    }
  | {
      readonly screen: 'CASSETTES';
      readonly ports: readonly PortColumnView[];
      readonly port: PortId;
      readonly slot: number;
    }
  | { readonly screen: 'JOB'; readonly jobs: readonly JobRowView[]; readonly job?: string | undefined }
  | {
      readonly screen: 'RECIPES';
      readonly recipes: readonly { readonly id: string; readonly text: string; readonly layer: string }[];
      readonly recipe: string;
      readonly steps: readonly RecipeStepView[];
      readonly step?: string | undefined;
      readonly canEdit: boolean;
    }
  | {
      readonly screen: 'RUN';
      readonly modules: readonly ModuleView[];
      readonly run?: RunJobView | undefined;
      readonly queue: readonly JobRowView[];
    }
  | { readonly screen: 'ALARMS'; readonly alarms: readonly AlarmView[]; readonly alarm?: string | undefined }
  | { readonly screen: 'LOG'; readonly rows: readonly LogRowView[] }
  | {
      readonly screen: 'MAINTENANCE';
      readonly modules: readonly NamedRow[];
      readonly module?: string | undefined;
      readonly settings: readonly NamedRow[];
      readonly times: readonly NamedRow[];
    };

export interface TerminalView {
  readonly screen: ActiveScreen;
  readonly title: string;
  readonly header: HeaderView;
  /** Why the last input was rejected, if it was. */
  readonly rejected?: AnswerView | undefined;
  readonly fields: readonly FieldView[];
  readonly softKeys: readonly SoftKeyView[];
  readonly body: BodyView;
  readonly isKeyboardOpen: boolean;
}
