// Whether a part of an answer was right: an icon and words, never colour alone.
import { Check, CircleHelp, Minus, Plus, X } from 'lucide-react';
import type { ReactElement } from 'react';
import type { CheckedPart, PartVerdict } from '#contract/entities/answer-check.ts';
import type { Language } from '#contract/languages.ts';
import styles from './kit.module.css';
import { kitTexts, type KitTexts } from './kit-texts.ts';

const ICONS = { RIGHT: Check, WRONG: X, MISSING: Plus, EXTRA: Minus, OPEN: CircleHelp } as const;
const WORDS = {
  RIGHT: 'verdictRight',
  WRONG: 'verdictWrong',
  MISSING: 'verdictMissing',
  EXTRA: 'verdictExtra',
  OPEN: 'verdictOpen',
} as const satisfies Record<PartVerdict, keyof KitTexts>;

export function VerdictMark(props: {
  readonly verdict: PartVerdict | undefined;
  readonly language: Language;
}): ReactElement | null {
  const { verdict, language } = props;
  if (verdict === undefined) return null;
  const Icon = ICONS[verdict];
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      <Icon size={14} strokeWidth={3} aria-hidden="true" />
      {kitTexts(language)[WORDS[verdict]]}
    </span>
  );
}

export function verdictOf(parts: readonly CheckedPart[], id: string): PartVerdict | undefined {
  return parts.find((part) => part.id === id)?.verdict;
}
