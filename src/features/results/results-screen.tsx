// /results: the learner's own results by course or control event; `?attempt=` shows one report.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { resultPath } from '#src/lib/attempts/attempt-routes.ts';
import { changedAddress, resetAddress, searchFromAddress } from '#src/ui/list/list-address.ts';
import { ListSearch } from '#src/ui/list/list-search.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { AttemptReport } from './attempt-report.tsx';
import { ControlResults } from './control-results.tsx';
import { CourseResults, NoCourses } from './course-results.tsx';
import styles from './report.module.css';
import { ResultFilters } from './result-filters.tsx';
import { ResultPages } from './result-pages.tsx';
import { RESULTS_LIST } from './results-address.ts';
import { ViewLinks } from '#src/ui/navigation/view-links.tsx';
import { SHOWN, type Shown } from './filter-completed.ts';

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
  const [params, change] = useAddress();
  const by: By = BY.find((one) => one === params.get('by')) ?? 'courses';
  const shown: Shown = SHOWN.find((one) => one === params.get('show')) ?? 'all';
  const search = searchFromAddress(params);
  const show = (next: Shown): void =>
    change((old) => changedAddress(old, 'show', next === 'all' ? '' : next));
  const filter = (
    <RadioGroup
      label={t('show')}
      labelHidden
      look="segments"
      value={shown}
      onChange={show}
      options={SHOWN.map((value) => ({ value, label: t(value) }))}
    />
  );
  const list = (content: ReactElement): ReactElement => (
    <div className={styles.lists}>
      <div className={styles.finding}>
        <div className={styles.search}>
          <ListSearch label={t(by === 'control' ? 'searchEvents' : 'searchCourses')} />
        </div>
        {filter}
      </div>
      {content}
    </div>
  );
  const reset = (): void => change((old) => changedAddress(resetAddress(old, RESULTS_LIST), 'show', ''));
  const views = [
    { id: 'courses', title: t('byCourses'), to: '/results' },
    { id: 'control', title: t('byControl'), to: '/results?by=control' },
    { id: 'attempts', title: t('byAttempts'), to: '/results?by=attempts' },
  ] as const;
  return (
    <div className={styles.page}>
      <h1>{t('mine')}</h1>
      <ViewLinks label={t('mine')} views={views} current={by} />
      {by === 'courses' ? list(<CourseResults {...{ shown, search }} onReset={reset} />) : null}
      {by === 'control' ? list(<ControlResults {...{ shown, search }} onReset={reset} />) : null}
      {by === 'attempts' ? <OwnAttempts /> : null}
    </div>
  );
}

/** All of the learner's attempts, with search, filters and sorting. */
function OwnAttempts(): ReactElement {
  const { t } = useTranslation('results');
  return (
    <div className={styles.lists}>
      <ResultFilters own />
      <ResultPages
        name="own-results"
        own
        caption={t('byAttempts')}
        pathOf={(attempt) => resultPath(attempt.id)}
        empty={<NoCourses />}
      />
    </div>
  );
}
