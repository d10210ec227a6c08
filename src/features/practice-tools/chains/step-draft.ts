// A step as the fields of its editor hold it, and back.
import type { Language } from '#contract/languages.ts';
import type { Harm } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import {
  MATCHER_TEXTS,
  matcherOf,
  matcherValues,
  textFault,
  type MatcherValues,
} from '../parts/matcher-values.ts';
import { readSources, sourcesText } from '../parts/sources-text.ts';
import type { ChainReference, ChainStep } from './chain-values.ts';

type Texts = Readonly<Record<Language, string>>;

export interface StepDraft {
  readonly id: string;
  readonly text: Texts;
  readonly why: Texts;
  readonly match: readonly MatcherValues[];
  readonly after: readonly string[];
  readonly isOptional: boolean;
  readonly harm: Harm | '';
  /** In seconds; '' for none. */
  readonly within: string;
  readonly prompt: string;
  /** The step from which it counts; '' for the start. */
  readonly since: string;
  readonly sources: string;
}

const SECOND_MS = 1000;
const NO_TEXT = { ru: '', en: '', ch: '' };
const seconds = (ms: number | undefined): string => (ms === undefined ? '' : String(ms / SECOND_MS));
const milliseconds = (text: string): number => Math.round(Number(text) * SECOND_MS);

export function draftOf(step: ChainStep): StepDraft {
  const { id, text, why, match, after, isOptional, harm, deadline, sources } = step;
  return {
    id,
    text,
    why: why ?? NO_TEXT,
    match: match.map(matcherValues),
    after,
    isOptional,
    harm: harm ?? '',
    within: seconds(deadline?.withinMs),
    prompt: seconds(deadline?.promptMs),
    since: deadline?.since ?? '',
    sources: sourcesText(sources),
  };
}

/** Russian stands for a text that is empty in another language, and is never empty itself. */
function textOf(texts: Texts): Trilingual {
  const russian = texts.ru.trim() === '' ? (texts.en.trim() === '' ? texts.ch : texts.en) : texts.ru;
  return { ...texts, ru: russian };
}

function deadlineOf(draft: StepDraft, old: ChainStep['deadline']): ChainStep['deadline'] {
  const withinMs = milliseconds(draft.within);
  if (!(withinMs > 0)) return undefined;
  const { promptMs: _prompt, since: _since, ...rest } = old ?? {};
  const promptMs = milliseconds(draft.prompt);
  return {
    ...rest,
    withinMs,
    ...(draft.prompt === '' || !(promptMs >= 0) ? {} : { promptMs: Math.min(promptMs, withinMs) }),
    ...(draft.since === '' ? {} : { since: draft.since }),
  };
}

/** What keeps a draft from being a step. */
type DraftFault = 'noText' | 'noId' | 'idTaken' | 'unread';

export function draftFault(
  draft: StepDraft,
  reference: ChainReference,
  oldId: string,
): DraftFault | undefined {
  if (Object.values(draft.text).every((text) => text.trim() === '')) return 'noText';
  if (draft.id.trim() === '') return 'noId';
  if (draft.id !== oldId && reference.steps.some(({ id }) => id === draft.id)) return 'idTaken';
  const isUnread = draft.match.some((values) =>
    MATCHER_TEXTS.some((name) => textFault(name, values[name]) !== undefined),
  );
  return isUnread ? 'unread' : undefined;
}

/** The step that a draft without a fault says; what the editor does not show stays. */
export function stepOf(draft: StepDraft, old: ChainStep): ChainStep {
  const { why: _why, harm: _harm, deadline: _deadline, ...rest } = old;
  const deadline = deadlineOf(draft, old.deadline);
  const hasWhy = Object.values(draft.why).some((text) => text.trim() !== '');
  return {
    ...rest,
    id: draft.id.trim(),
    text: textOf(draft.text),
    ...(hasWhy ? { why: textOf(draft.why) } : {}),
    match: draft.match.map(matcherOf),
    after: [...draft.after],
    isOptional: draft.isOptional,
    ...(draft.harm === '' ? {} : { harm: draft.harm }),
    ...(deadline === undefined ? {} : { deadline }),
    sources: readSources(draft.sources),
  };
}
