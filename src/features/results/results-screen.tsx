// /results: one's own results by courses or by control events; `?attempt=` shows one report.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { resultPath } from '#src/lib/attempt-routes.ts';
import { RadioGroup } from '#src/ui/radio-group.tsx';
import { AttemptReport } from './attempt-report.tsx';
import { ControlResults } from './control-results.tsx';
import { CourseResults, NoCourses } from './course-results.tsx';
import styles from './report.module.css';
import { ResultFilters } from './result-filters.tsx';
import { ResultPages } from './result-pages.tsx';
import { ViewLinks } from './view-links.tsx';
import { SHOWN, type Shown } from './shown.ts';

const BY = ['courses', 'control', 'attempts'] as const;
type By = (typeof BY)[number];

export function ResultsScreen(): ReactElement {
  const [params] = useSearchParams();
  const attemptId = params.get('attempt');
  if (attemptId !== null) return <AttemptReport attemptId={attemptId} backTo="/results" />;
  return <ResultLists />;
}

function ResultLists(): ReactElement {
  const { t } = useTranslation('results');
  const [params, setParams] = useSearchParams();
  const by: By = BY.find((one) => one === params.get('by')) ?? 'courses';
  const shown: Shown = SHOWN.find((one) => one === params.get('show')) ?? 'all';
  const go = (next: { readonly show: Shown }): void => setParams({ by, show: next.show });
  const filter = (
    <RadioGroup
      label={t('show')}
      labelHidden
      look="segments"
      value={shown}
      onChange={(show) => go({ show })}
      options={SHOWN.map((value) => ({ value, label: t(value) }))}
    />
  );
  const list = (content: ReactElement): ReactElement => (
    <div className={styles.lists}>
      {filter}
      {content}
    </div>
  );
  const reset = (): void => go({ show: 'all' });
  const views = [
    { id: 'courses', title: t('byCourses'), to: '/results' },
    { id: 'control', title: t('byControl'), to: '/results?by=control' },
    { id: 'attempts', title: t('byAttempts'), to: '/results?by=attempts' },
  ] as const;
  return (
    <div className={styles.page}>
      <h1>{t('mine')}</h1>
      <ViewLinks label={t('mine')} views={views} current={by} />
      {by === 'courses' ? list(<CourseResults shown={shown} onReset={reset} />) : null}
      {by === 'control' ? list(<ControlResults shown={shown} onReset={reset} />) : null}
      {by === 'attempts' ? <OwnAttempts /> : null}
    </div>
  );
}

/** Every attempt of one's own, to be searched, filtered and sorted. */
function OwnAttempts(): ReactElement {
  const { t } = useTranslation('results');
  return (
    <div className={styles.lists}>
      <ResultFilters own />
      <ResultPages
        own
        caption={t('byAttempts')}
        pathOf={(attempt) => resultPath(attempt.id)}
        empty={<NoCourses />}
      />
    </div>
  );
}
