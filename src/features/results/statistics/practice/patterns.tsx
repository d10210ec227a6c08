// Runs that deviate in the same way, each with a typical one to look at.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PracticeFigures } from '#contract/entities/practice-statistics.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { useHiddenNames } from '#src/ui/navigation/use-hidden-names.ts';
import { Beyond } from '../beyond.tsx';
import { runPath } from '../people/results-path.ts';
import styles from '../statistics.module.css';

type Pattern = PracticeFigures['patterns'][number];
type Deviation = Pattern['deviations'][number];

/** What is wrong with a step; a forbidden thing and a gate say it in their own words. */
const STEP_STATUSES = ['late', 'outOfOrder', 'missing'] as const;

/** Where several people went the same way, what one did alone is nothing similar. */
function similarOf(patterns: readonly Pattern[]): readonly Pattern[] {
  const shared = patterns.filter(({ people }) => people > 1);
  return shared.length === 0 ? patterns : shared;
}

interface PatternsProps {
  readonly practice: Pick<PracticeFigures, 'patterns' | 'beyond'>;
}

export function Patterns({ practice: { patterns, beyond } }: PatternsProps): ReactElement | null {
  const { t } = useTranslation('statistics');
  const { isHidden } = useHiddenNames();
  if (patterns.length === 0) return null;
  const similar = similarOf(patterns);
  return (
    <section className={styles.part}>
      <h3>{t('patternsTitle')}</h3>
      <ul className={styles.patterns}>
        {similar.map(({ people, deviations, attemptId }) => (
          <li key={deviations.map(({ id, status }) => `${id} ${status}`).join(' ')}>
            <p className={styles.partHead}>
              <strong>{t('people', { count: people })}</strong>
              {attemptId === null ? null : (
                <Link className={linkClass()} to={runPath(attemptId, isHidden)}>
                  {t('openRun')}
                </Link>
              )}
            </p>
            <ul className={styles.deviations}>
              {deviations.map((deviation) => (
                <Deviant key={`${deviation.id} ${deviation.status}`} deviation={deviation} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Beyond count={patterns.length - similar.length + (beyond?.patterns ?? 0)} />
    </section>
  );
}

function Deviant({ deviation: { text, status } }: { readonly deviation: Deviation }): ReactElement {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const ofStep = STEP_STATUSES.find((one) => one === status);
  return (
    <li>
      {textIn(text, language)}
      {ofStep === undefined ? null : (
        <span className={`${styles.quiet ?? ''} ${styles.deviationStatus ?? ''}`}>
          {' '}
          · {t(`statuses.${ofStep}`)}
        </span>
      )}
    </li>
  );
}
