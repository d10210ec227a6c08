// Own progress in practice: what is mastered and what is not, when to refresh it, and a work that practises the rest.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { getOwnProgress } from '#contract/calls/statistics.ts';
import type { OwnProgress, RuleState } from '#contract/entities/people-statistics.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { attemptPath } from '#src/lib/attempts/attempt-routes.ts';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { Badge } from '#src/ui/data/badge.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import styles from './progress-card.module.css';

const SHOWN_FIRST = 8;
const TONES = { NOT: 'danger', ONCE: 'neutral', REFRESH: 'amber', MASTERED: 'success' } as const;

export function ProgressCard(): ReactElement {
  const { t } = useTranslation(['profile', 'common']);
  const progress = useQuery(callQuery<typeof getOwnProgress>('/statistics/own', {}));
  return (
    <Card title={t('progress.title')}>
      {progress.isPending ? <Loader label={t('common:loading')} /> : null}
      {progress.isError ? <QueryError compact query={progress} /> : null}
      {progress.data === undefined ? null : <Known progress={progress.data} />}
    </Card>
  );
}

function Known({ progress: { rules, exercises } }: { readonly progress: OwnProgress }): ReactElement {
  const { t } = useTranslation('profile');
  const [isWhole, setWhole] = useState(false);
  if (rules.length === 0) return <p className={styles.quiet}>{t('progress.nothing')}</p>;
  const mastered = rules.filter(({ state }) => state === 'MASTERED').length;
  return (
    <div className={styles.progress}>
      <div>
        <p>{t('progress.mastered', { count: mastered, total: rules.length })}</p>
        <div className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${(100 * mastered) / rules.length}%` }} />
        </div>
      </div>
      <Exercises exercises={exercises} />
      <ul className={styles.rules}>
        {(isWhole ? rules : rules.slice(0, SHOWN_FIRST)).map((rule) => (
          <Rule key={rule.id} rule={rule} />
        ))}
      </ul>
      {isWhole || rules.length <= SHOWN_FIRST ? null : (
        <div>
          <Button
            variant="secondary"
            size="s"
            text={t('progress.showAll', { count: rules.length })}
            onClick={() => setWhole(true)}
          />
        </div>
      )}
    </div>
  );
}

/** Nothing where all is mastered, or where nothing of it is open any more. */
function Exercises({ exercises }: Pick<OwnProgress, 'exercises'>): ReactElement | null {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  if (exercises.length === 0) return null;
  return (
    <section className={styles.exercises}>
      <h3>{t('progress.practise')}</h3>
      {exercises.some(({ mode }) => mode === 'TRAINING') ? (
        <>
          <p className={styles.quiet}>{t('progress.exerciseLead')}</p>
          <div>
            <Link className={buttonClass({ variant: 'primary' })} to="/practice-exercise">
              {t('progress.exercise')}
            </Link>
          </div>
          <p className={styles.quiet}>{t('progress.whole')}</p>
        </>
      ) : null}
      <ul>
        {exercises.map(({ workId, title, kind, mode, rules }) => (
          <li key={workId}>
            <span>
              {textIn(title, language)}
              <span className={styles.quiet}>{t('progress.practises', { count: rules })}</span>
            </span>
            <Link
              className={buttonClass({ variant: 'secondary', size: 's' })}
              to={attemptPath({ id: workId, kind }, mode)}
              aria-label={t('progress.beginNamed', { name: textIn(title, language) })}
            >
              {t('progress.begin')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rule({
  rule: { text, state, refreshAt },
}: {
  readonly rule: OwnProgress['rules'][number];
}): ReactElement {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const stateOf = (one: RuleState): string => t(`progress.states.${one}`);
  return (
    <li>
      <span>
        {textIn(text, useLanguage())}
        {state === 'MASTERED' && refreshAt !== null ? (
          <span className={styles.quiet}>{t('progress.refresh', { time: format.dateTime(refreshAt) })}</span>
        ) : null}
      </span>
      <Badge tone={TONES[state]}>{stateOf(state)}</Badge>
    </li>
  );
}
