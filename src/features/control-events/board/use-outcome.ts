// Says what came of something done for several people: for how many, and for whom it could not be done.
import { useTranslation } from 'react-i18next';
import type { UserRef } from '#contract/entities/user.ts';
import { PUNCTUATION } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';

const NAMED = 5;

interface Refused {
  readonly userId: string;
  /** In words. */
  readonly why: string;
}

export function useOutcome(people: readonly UserRef[]) {
  const { t } = useTranslation(['board', 'control']);
  const { semicolon } = PUNCTUATION[useLanguage()];
  const wordsOf = ({ userId, why }: Refused): string =>
    `${people.find((user) => user.id === userId)?.fullName ?? userId} — ${why}`;
  return (doneText: string, doneCount: number, refused: readonly Refused[]): void => {
    if (doneCount > 0) showToast({ tone: 'success', text: doneText });
    if (refused.length === 0) return;
    const named = refused.slice(0, NAMED).map(wordsOf);
    const others =
      refused.length > NAMED ? [t('control:ready.more', { number: refused.length - NAMED })] : [];
    const list = [...named, ...others].join(semicolon);
    showToast({ tone: 'warning', text: t('acts.notFor', { list }), durationMs: null });
  };
}
