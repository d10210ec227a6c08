// The last days of those whom one looks after: four figures, each with the attempts behind it, and a column a day.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { getOverview } from '#contract/calls/statistics.ts';
import { OVERVIEW_DAYS, type Overview } from '#contract/entities/overview.ts';
import { dateText } from '#src/i18n/date-text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { StatTile, StatTiles } from '#src/ui/data/stat-tile.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { DayColumns } from './day-columns.tsx';
import { comparePeriods } from './compare-periods.ts';

const RESULTS = '/teacher-results';
const REFRESH_MS = 60_000;

function More({ to, children }: { readonly to: string; readonly children: string }): ReactElement {
  return (
    <Link className={linkClass()} to={to}>
      {children}
    </Link>
  );
}

/** How a figure differs from the days before, in words: its sign is said, not only shown. */
function useChange() {
  const { t } = useTranslation('account');
  const format = useFormat();
  return (change: number | undefined, unit: 'attempts' | 'points'): string => {
    if (change === undefined) return t('overview.nothingBefore');
    if (change === 0) return t('overview.same');
    const number = format.number(Math.abs(change));
    return t(change > 0 ? `overview.more.${unit}` : `overview.less.${unit}`, { number });
  };
}

function Tiles({ overview }: { readonly overview: Overview }): ReactElement {
  const { t } = useTranslation('account');
  const format = useFormat();
  const changeText = useChange();
  const { now, begunChange, passedShare, passedChange } = comparePeriods(overview.days);
  const from = overview.days[OVERVIEW_DAYS]?.date ?? '';
  return (
    <StatTiles>
      <StatTile
        label={t('overview.inProgress')}
        value={format.number(overview.inProgress)}
        note={
          overview.inProgress === 0 ? (
            t('overview.nobody')
          ) : (
            <More to={`${RESULTS}?status=IN_PROGRESS`}>{t('overview.open')}</More>
          )
        }
      />
      <StatTile
        label={t('overview.people')}
        value={<More to={`${RESULTS}?view=learners&activity=ACTIVE`}>{format.number(overview.people)}</More>}
        note={t('overview.ofLearners', { count: overview.learners })}
      />
      <StatTile
        label={t('overview.begun')}
        value={<More to={`${RESULTS}?from=${from}`}>{format.number(now.begun)}</More>}
        note={changeText(begunChange, 'attempts')}
      />
      <StatTile
        label={t('overview.passed')}
        value={
          passedShare === undefined ? (
            '—'
          ) : (
            <More to={`${RESULTS}?from=${from}&outcome=passed`}>{format.percent(passedShare)}</More>
          )
        }
        note={passedShare === undefined ? t('overview.nothingMarked') : changeText(passedChange, 'points')}
      />
    </StatTiles>
  );
}

function Days({ overview }: { readonly overview: Overview }): ReactElement {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const shown = overview.days.slice(OVERVIEW_DAYS);
  const fullest = shown.reduce((best, day) => (day.begun > best.begun ? day : best));
  if (fullest.begun === 0) return <p>{t('overview.quiet')}</p>;
  return (
    <>
      <p>{t('overview.fullest', { day: dateText(language, fullest.date), count: fullest.begun })}</p>
      <DayColumns days={shown} />
      {overview.isCut ? <p>{t('overview.cut')}</p> : null}
    </>
  );
}

/** Read again while visible, as attempts begin all day. */
export function OverviewCard(): ReactElement {
  const { t } = useTranslation(['account', 'common']);
  const overview = useQuery({
    ...callQuery<typeof getOverview>('/statistics/overview', {}),
    refetchInterval: REFRESH_MS,
  });
  return (
    <Card title={t('overview.title', { count: OVERVIEW_DAYS })} subtitle={t('overview.subtitle')}>
      {overview.isError ? <QueryError query={overview} /> : null}
      {overview.isPending ? <Loader label={t('common:loading')} /> : null}
      {overview.data ? (
        <>
          <Tiles overview={overview.data} />
          <Days overview={overview.data} />
        </>
      ) : null}
    </Card>
  );
}
