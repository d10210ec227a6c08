// What of a draft this device keeps until the server has it, for each tab apart; and what a tab can undo.
import type { DraftQuestion } from '#contract/entities/draft.ts';
import { randomId } from '../device/random-id.ts';
import { keepDraft, readDraft } from '../forms/form-draft.ts';
import { signedInUserId } from '../kept/signed-in-user.ts';
import { KEPT_DRAFT } from './open-drafts.ts';
import { keptSteps, type UndoSteps } from './undo-steps.ts';

export interface KeptDraft<T> {
  /** What the server had when this was typed. */
  readonly base: T;
  readonly baseQuestions: readonly DraftQuestion[];
  /** What was sent and not answered: it may have arrived. */
  readonly sent: readonly { readonly data: T; readonly questions: readonly DraftQuestion[] }[];
  readonly data: T;
  readonly questions: readonly DraftQuestion[];
}

export interface KeptDrafts<T> {
  /** What this and other tabs kept of it, and the server may not have. */
  all(): readonly KeptDraft<T>[];
  keep(draft: KeptDraft<T>): void;
  /** The server has it all, what was found at the beginning included. */
  drop(): void;
  steps(): UndoSteps<T> | undefined;
  keepSteps(steps: UndoSteps<T>): void;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A tab may keep some megabytes in all. */
const MAX_STEP_LETTERS = 400_000;

function keysOn(shelf: Shelf, beginning: string): readonly string[] {
  const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '');
  return keys.filter((key) => key.startsWith(beginning));
}

/** Written by `keep`; undefined for what something else put there. */
function parsed<T>(text: string): KeptDraft<T> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isKept =
      typeof value === 'object' && value !== null && 'sent' in value && Array.isArray(value.sent);
    return isKept ? (value as KeptDraft<T>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param name names the draft
 * @param shelf where it is kept: this device's storage
 */
export function keptDrafts<T>(name: string, shelf: Shelf = localStorage): KeptDrafts<T> {
  const beginning = `${KEPT_DRAFT} ${signedInUserId() ?? 'nobody'} ${name} `;
  const own = `${beginning}${randomId()}`;
  // What other tabs kept, as it was found: if one of them types on, it stays.
  const found = new Map<string, string>();
  return {
    all() {
      try {
        for (const key of keysOn(shelf, beginning)) found.set(key, shelf.getItem(key) ?? '');
      } catch {
        // Without a storage nothing was kept.
      }
      return [...found.values()].flatMap((text) => parsed<T>(text) ?? []);
    },
    keep(draft) {
      try {
        shelf.setItem(own, JSON.stringify(draft));
      } catch {
        // Without room on the device it is kept while the page lives, and at the server.
      }
    },
    drop() {
      try {
        shelf.removeItem(own);
        for (const [key, text] of found) if (shelf.getItem(key) === text) shelf.removeItem(key);
      } catch {
        // Nothing was kept.
      }
      found.clear();
    },
    steps() {
      const text = readDraft(`steps-${name}`)['steps'];
      return text === undefined ? undefined : (JSON.parse(text) as UndoSteps<T>);
    },
    keepSteps(steps) {
      keepDraft(`steps-${name}`, { steps: keptSteps(steps, MAX_STEP_LETTERS) });
    },
  };
}
