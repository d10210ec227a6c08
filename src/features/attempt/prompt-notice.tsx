// What a teacher points at and says while one works, until it is read.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { AttemptOnPage } from './use-attempt.ts';

export function PromptNotice({
  page: { prompt, session },
}: {
  readonly page: AttemptOnPage;
}): ReactElement | null {
  const { t } = useTranslation('attempt');
  const language = useLanguage();
  if (prompt === undefined) return null;
  const { byName, pointed, words, number } = prompt;
  return (
    <Notice
      key={number}
      tone="info"
      live
      title={
        pointed === null
          ? t('prompt.says', { name: byName })
          : t('prompt.points', { name: byName, thing: textIn(pointed.text, language) })
      }
      action={
        <Button size="s" variant="secondary" text={t('prompt.read')} onClick={session?.putPromptAside} />
      }
    >
      {words === '' ? null : words}
    </Notice>
  );
}
