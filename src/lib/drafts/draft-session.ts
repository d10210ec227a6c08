/**
 * The draft of one thing while its page is open: what was typed is on the device at once and at the server within two
 * seconds; what others save meanwhile is merged into it, and where both changed a field differently it is asked. It knows
 * neither the page nor the network: both are given to it, so that tests can cut every wire.
 */
import type { DraftQuestion } from '#contract/entities/draft.ts';
import { isSameJson, merge, type MergeConflict } from '#contract/merge/merge.ts';
import { questionOf, valueAt, withQuestions, withValueAt } from '#contract/merge/questions.ts';
import type { KeptDraft, KeptDrafts } from './kept-drafts.ts';
import { NO_STEPS, redone, undone, withStep, type UndoSteps } from './undo-steps.ts';

/** The draft as the server has it. */
export interface ServerDraft<T> {
  readonly data: T;
  readonly questions: readonly DraftQuestion[];
  readonly version: number;
  /** The published revision that it stands on. */
  readonly revision: number;
  /** Whether whoever reads it saved it last, on this page or another. */
  readonly isOwnChange: boolean;
}

export interface DraftSave<T> {
  readonly data: T;
  readonly questions: readonly DraftQuestion[];
  readonly version: number;
  readonly baseRevision: number;
}

type SaveOutcome<T, State extends ServerDraft<T>> =
  | { readonly kind: 'SAVED' | 'MOVED'; readonly state: State }
  /** No response, or none that says anything about the draft: it is tried again. */
  | { readonly kind: 'UNREACHED' }
  /** It cannot be saved as it is, such as when the work is in the trash. */
  | { readonly kind: 'REFUSED'; readonly message: string };

export interface DraftServer<T, State extends ServerDraft<T>> {
  save(draft: DraftSave<T>): Promise<SaveOutcome<T, State>>;
}

export interface Clock {
  now(): number;
  /** Runs it later; returns how to call it off. */
  after(ms: number, run: () => void): () => void;
}

/** SERVER: the server has all of it. HERE: this device has what the server has not yet. */
type Saved = 'SERVER' | 'SAVING' | 'HERE' | 'UNREACHED';

/** OWN: from another page of the same person; undefined: none have come in. */
export type Merged = 'OWN' | 'OTHERS' | undefined;

export interface DraftView<T, State> {
  readonly data: T;
  readonly questions: readonly DraftQuestion[];
  readonly saved: Saved;
  /** What the server said last. */
  readonly state: State;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Why the server does not take it. */
  readonly refusal: string | undefined;
  /** Whose changes have come in. */
  readonly merged: Merged;
}

const SAVE_AFTER_MS = 1200;
const TRY_AGAIN_MS = 5000;
/** As many as anybody sends before the first of them is answered or lost. */
const MAX_UNANSWERED = 3;

interface Parts<T, State extends ServerDraft<T>> {
  readonly server: DraftServer<T, State>;
  readonly kept: KeptDrafts<T>;
  readonly clock: Clock;
}

type Content<T> = Pick<ServerDraft<T>, 'data' | 'questions'>;

const isSameContent = <T>(one: Content<T>, other: Content<T>): boolean =>
  isSameJson(one.data, other.data) && isSameJson(one.questions, other.questions);

type Questions = readonly DraftQuestion[];

const without = (some: Questions, others: Questions): Questions =>
  some.filter((one) => !others.some((other) => isSameJson(one, other)));

/** Theirs without those that I decided, mine that they do not know, and those that the merge of the contents raised. */
function mergeQuestions(
  base: Questions,
  mine: Questions,
  theirs: Questions,
  raised: readonly MergeConflict[],
): Questions {
  const standing = without(theirs, without(base, mine));
  return withQuestions([...standing, ...without(mine, base)], raised.map(questionOf));
}

/** Whether the other value is not what the draft holds anyway. */
const isOpenIn = (data: unknown): ((question: DraftQuestion) => boolean) => {
  return ({ path, other }) => !isSameJson(valueAt(data, path), other === '' ? undefined : JSON.parse(other));
};

export class DraftSession<T, State extends ServerDraft<T>> {
  readonly #parts: Parts<T, State>;
  readonly #listeners = new Set<() => void>();
  #state: State;
  /** What the server has, as far as this page knows, and from which the edits of this page began. */
  #base: Content<T>;
  /** What was sent and not answered: what arrived of it is no change of somebody else's. */
  #sent: readonly Content<T>[] = [];
  #data: T;
  #questions: readonly DraftQuestion[];
  #steps: UndoSteps<T>;
  #saved: Saved = 'SERVER';
  #refusal: string | undefined;
  #merged: Merged;
  #callOff: (() => void) | undefined;
  #saving: Promise<void> | undefined;
  #isStopped = false;
  #view: DraftView<T, State>;

  /** Begins with what the server has, and with what this device kept and the server never got. */
  constructor(parts: Parts<T, State>, state: State) {
    this.#parts = parts;
    this.#state = state;
    this.#base = state;
    this.#data = state.data;
    this.#questions = state.questions;
    this.#steps = parts.kept.steps() ?? NO_STEPS;
    for (const one of parts.kept.all()) this.#takeKept(one);
    this.#view = this.#makeView();
    if (this.#isChanged()) this.#changed();
    else parts.kept.drop();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): DraftView<T, State> => this.#view;

  /** @param field names what is edited: typing on in one field is one step to undo; null: a step of its own */
  edit(field: string | null, change: (data: T) => T): void {
    const [before, after] = [this.#data, change(this.#data)];
    if (isSameJson(before, after)) return;
    this.#steps = withStep(this.#steps, { field, before, after, now: this.#parts.clock.now() });
    this.#data = after;
    this.#changed();
  }

  undo(): void {
    this.#move(undone(this.#steps, this.#data));
  }

  redo(): void {
    this.#move(redone(this.#steps, this.#data));
  }

  /** Decides a question: the draft's own value stands, or the other takes its place. */
  decide(question: DraftQuestion, takesOther: boolean): void {
    this.#questions = this.#questions.filter((one) => one !== question);
    if (!takesOther) return this.#changed();
    const value: unknown = question.other === '' ? undefined : JSON.parse(question.other);
    this.edit(null, (data) => withValueAt(data, question.path, value));
    this.#changed();
  }

  /**
   * What the server has now, which this page did not save itself.
   * @param isOwn this page published it: what publishing filled in is no change of a colleague's
   */
  receive(state: State, isOwn = false): void {
    const { version, revision } = this.#state;
    // Read before the last save was.
    if (state.version < version || state.revision < revision) return;
    if (!isOwn) this.#noteMerged(state);
    this.#mergeIn(state, this.#base);
    if (this.#isChanged()) this.#changed();
    else this.#settle('SERVER');
  }

  /** Saves now what is not saved; resolves when the server has it, or cannot be reached. */
  async flush(): Promise<void> {
    this.#callOff?.();
    this.#callOff = undefined;
    // Several may ask at the same moment, as a page is left: the second save waits for the first.
    while (this.#saving !== undefined) await this.#saving;
    if (this.#isStopped) return;
    if (!this.#isChanged()) {
      // Undone to what the server has, and nothing else was sent: there is nothing left to save.
      if (this.#saved === 'HERE' && this.#sent.length === 0) this.#settle('SERVER');
      return;
    }
    this.#saving = this.#save();
    await this.#saving;
    this.#saving = undefined;
  }

  /** The page is left: nothing more is tried, or kept; what is not saved stays on the device as it is. */
  stop(): void {
    this.#isStopped = true;
    this.#callOff?.();
    this.#listeners.clear();
  }

  #isChanged(): boolean {
    return !isSameJson(this.#data, this.#base.data) || !isSameJson(this.#questions, this.#base.questions);
  }

  #takeKept({ base, sent, baseQuestions, data, questions }: KeptDraft<T>): void {
    const from = sent.find((one) => isSameContent(one, this.#state)) ?? {
      data: base,
      questions: baseQuestions,
    };
    const mine = merge(from.data, data, this.#data);
    const asked = mergeQuestions(from.questions, questions, this.#questions, mine.conflicts);
    this.#data = mine.value;
    this.#questions = asked.filter(isOpenIn(this.#data));
  }

  /** Merges what the server has with what was changed here since `from`. */
  #mergeIn(state: State, from: Content<T>): void {
    const base = this.#sent.find((one) => isSameContent(one, state)) ?? from;
    const { value, conflicts } = merge(base.data, this.#data, state.data);
    const asked = mergeQuestions(base.questions, this.#questions, state.questions, conflicts);
    this.#data = value;
    this.#questions = asked.filter(isOpenIn(value));
    this.#base = state;
    this.#state = state;
    this.#sent = [];
  }

  /** What this page sent itself and was not answered is nobody's change. Who saved last is all that is known of several. */
  #noteMerged(state: State): void {
    const isKnown =
      isSameJson(state.data, this.#base.data) || this.#sent.some((one) => isSameContent(one, state));
    if (isKnown || this.#merged === 'OTHERS') return;
    this.#merged = state.isOwnChange ? 'OWN' : 'OTHERS';
  }

  #move(moved: { readonly steps: UndoSteps<T>; readonly data: T } | undefined): void {
    if (moved === undefined) return;
    this.#steps = moved.steps;
    this.#data = moved.data;
    this.#changed();
  }

  #changed(): void {
    this.#keep();
    this.#parts.kept.keepSteps(this.#steps);
    this.#refusal = undefined;
    if (this.#saved !== 'UNREACHED') this.#saved = 'HERE';
    this.#saveAfter(this.#saved === 'UNREACHED' ? TRY_AGAIN_MS : SAVE_AFTER_MS);
    this.#tell();
  }

  #keep(): void {
    if (this.#isStopped) return;
    this.#parts.kept.keep({
      base: this.#base.data,
      baseQuestions: this.#base.questions,
      sent: this.#sent,
      data: this.#data,
      questions: this.#questions,
    });
  }

  #saveAfter(ms: number): void {
    if (this.#isStopped) return;
    this.#callOff ??= this.#parts.clock.after(ms, () => void this.flush());
  }

  async #save(): Promise<void> {
    const sent = { data: this.#data, questions: this.#questions };
    this.#sent = [...this.#sent, sent].slice(-MAX_UNANSWERED);
    this.#keep();
    this.#settle('SAVING');
    const { version, revision: baseRevision } = this.#state;
    const outcome = await this.#parts.server.save({ ...sent, version, baseRevision });
    switch (outcome.kind) {
      case 'SAVED':
        this.#mergeIn(outcome.state, sent);
        return this.#afterSave();
      case 'MOVED':
        this.#noteMerged(outcome.state);
        this.#mergeIn(outcome.state, this.#base);
        return this.#afterSave();
      case 'REFUSED':
        this.#refusal = outcome.message;
        return this.#settle('HERE');
      case 'UNREACHED':
        this.#settle('UNREACHED');
        return this.#saveAfter(TRY_AGAIN_MS);
    }
  }

  #afterSave(): void {
    if (!this.#isChanged()) return this.#settle('SERVER');
    this.#saved = 'HERE';
    this.#changed();
  }

  #settle(saved: Saved): void {
    this.#saved = saved;
    if (saved === 'SERVER') this.#parts.kept.drop();
    this.#tell();
  }

  #tell(): void {
    this.#view = this.#makeView();
    for (const listener of this.#listeners) listener();
  }

  #makeView(): DraftView<T, State> {
    return {
      data: this.#data,
      questions: this.#questions,
      saved: this.#saved,
      state: this.#state,
      canUndo: this.#steps.done.length > 0,
      canRedo: this.#steps.undone.length > 0,
      refusal: this.#refusal,
      merged: this.#merged,
    };
  }
}
