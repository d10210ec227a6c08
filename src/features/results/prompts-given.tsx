// Of a running attempt of TRAINING the ways to watch and prompt; of any, what a teacher's prompts were.
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskResult } from '#contract/entities/attempt.ts';
import type { Prompt } from '#contract/entities/prompts.ts';
import { Loader } from '#src/ui/feedback/loader.tsx';
import styles from './report.module.css';

const LateWays = lazy(async () => ({ default: (await import('./guiding/ways-to-guide.tsx')).WaysToGuide }));
const LateList = lazy(async () => ({ default: (await import('./guiding/prompt-list.tsx')).PromptList }));

/** The ways to the scenes of an attempt that runs. */
export function WayToGuide({ results }: { readonly results: readonly TaskResult[] }): ReactElement {
  const { t } = useTranslation('common');
  return (
    <Suspense fallback={<Loader label={t('loading')} />}>
      <LateWays results={results} />
    </Suspense>
  );
}

/** Help that was given counts for how a mark of training is read. */
export function PromptsGiven({ prompts }: { readonly prompts: readonly Prompt[] }): ReactElement | null {
  const { t } = useTranslation('results');
  if (prompts.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{t('report.prompts', { count: prompts.length })}</summary>
      <Suspense fallback={null}>
        <LateList prompts={prompts} />
      </Suspense>
    </details>
  );
}
