// What a teacher pointed at and said in an attempt, the latest first.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prompt } from '#contract/entities/prompts.ts';
import { PUNCTUATION, textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import styles from './guiding.module.css';

interface PromptListProps {
  readonly prompts: readonly Prompt[];
  /** It is told whether each has arrived. */
  readonly isLive?: boolean;
}

export function PromptList({ prompts, isLive = false }: PromptListProps): ReactElement | null {
  if (prompts.length === 0) return null;
  return (
    <ol className={styles.list} reversed aria-live={isLive ? 'polite' : undefined}>
      {prompts.toReversed().map((prompt) => (
        <Given key={prompt.number} prompt={prompt} isLive={isLive} />
      ))}
    </ol>
  );
}

function Given({ prompt, isLive }: { readonly prompt: Prompt; readonly isLive: boolean }): ReactElement {
  const { t } = useTranslation('guiding');
  const language = useLanguage();
  const format = useFormat();
  const { at, byName, words, pointed, seenAt } = prompt;
  return (
    <li className={styles.given}>
      {pointed === null ? null : (
        <p className={styles.thing}>{t('pointedAt', { thing: textIn(pointed.text, language) })}</p>
      )}
      {words === '' ? null : <p>{words}</p>}
      <p className={styles.note}>
        {[byName, format.time(at)].join(PUNCTUATION[language].list)}
        {isLive ? (
          <Badge tone={seenAt === null ? 'amber' : 'success'}>
            {seenAt === null ? t('onItsWay') : t('seen', { time: format.time(seenAt) })}
          </Badge>
        ) : null}
      </p>
    </li>
  );
}
