// What of a chain can't be judged, said while it is made; a problem leads to the step or the field of which it is.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeVocabulary } from '#contract/entities/practice-tools.ts';
import { findReferenceProblems } from '#machines/kit/grading/reference-problems.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import styles from '../practice-tools.module.css';
import type { ChainReference } from './chain-values.ts';
import { mendInChain, useGoInChain } from './mend-in-chain.ts';

interface ChainProblemsProps {
  readonly reference: ChainReference;
  readonly vocabulary: PracticeVocabulary;
  readonly onOpen: (stepId: string) => void;
}

const SHOWN = 6;

export function ChainProblems({ reference, vocabulary, onOpen }: ChainProblemsProps): ReactElement | null {
  const { t } = useTranslation('practice-tools');
  const go = useGoInChain();
  const problems = findReferenceProblems(reference, new Set(vocabulary.codes.map(({ id }) => id)));
  if (problems.length === 0) return null;
  const stepAt = (path: string): string | undefined =>
    reference.steps[Number(/^steps\.(\d+)\./.exec(path)?.[1] ?? -1)]?.id;
  return (
    <Notice tone="warning" title={t('problems.title')}>
      <ul className={styles.problems}>
        {problems.slice(0, SHOWN).map(({ kind, id, path }) => {
          const step = stepAt(path);
          const text = t(`problems.${kind}`, { id });
          return (
            <li key={path}>
              <button
                type="button"
                className={styles.open}
                onClick={() => (step === undefined ? go(mendInChain(`reference.${path}`)) : onOpen(step))}
              >
                {text}
              </button>
            </li>
          );
        })}
      </ul>
      {problems.length > SHOWN ? <p>{t('problems.more', { count: problems.length - SHOWN })}</p> : null}
    </Notice>
  );
}
