// The figures of one work or control event.
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { getEventStatistics, getWorkStatistics } from '#contract/calls/statistics.ts';
import type { Statistics } from '#contract/entities/statistics.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { CountedAs } from './counted-as.tsx';
import { Figures } from './figures.tsx';
import { lookAgain } from './look-again.ts';
import { MarksChoice } from './marks-choice.tsx';
import { workResultsPath } from './people/results-path.ts';
import { ReportMenu } from './report-menu.tsx';
import { STATISTICS_PATH, wantedFigures, wantedMarks } from './statistics-address.ts';
import styles from './statistics.module.css';

export function WorkStatisticsScreen(): ReactElement {
  const { id = '' } = useParams();
  const [params] = useAddress();
  const query = { ...wantedFigures(params), ...wantedMarks(params) };
  const statistics = useQuery({
    ...callQuery<typeof getWorkStatistics>('/statistics/works/:id', { params: { id }, query }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain,
  });
  return <StatisticsPage query={statistics} />;
}

export function EventStatisticsScreen(): ReactElement {
  const { id = '' } = useParams();
  const [params] = useAddress();
  const statistics = useQuery({
    ...callQuery<typeof getEventStatistics>('/statistics/events/:id', {
      params: { id },
      query: wantedMarks(params),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain,
  });
  return <StatisticsPage query={statistics} />;
}

function StatisticsPage({ query }: { readonly query: UseQueryResult<Statistics> }): ReactElement {
  const { t } = useTranslation('statistics');
  return (
    <div className={styles.page}>
      <Link className={`${linkClass()} ${styles.back ?? ''}`} to={STATISTICS_PATH}>
        <ArrowLeft size={16} aria-hidden="true" /> {t('back')}
      </Link>
      {query.data === undefined ? <Missing query={query} /> : <Shown statistics={query.data} />}
    </div>
  );
}

function Missing({ query }: { readonly query: UseQueryResult<Statistics> }): ReactElement {
  const { t } = useTranslation('statistics');
  return query.isError ? (
    <QueryError query={query} wayOn={{ to: STATISTICS_PATH, text: t('back') }} />
  ) : (
    <Loader label={t('title')} />
  );
}

function Shown({ statistics }: { readonly statistics: Statistics }): ReactElement {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const { work, event } = statistics;
  return (
    <>
      <header className={styles.head}>
        <h1>{textIn(work.title, language)}</h1>
        {event === null ? null : (
          <p className={styles.lead}>{t('ofEvent', { name: textIn(event.title, language) })}</p>
        )}
        <p className={styles.links}>
          <Link className={linkClass()} to={workResultsPath(statistics)}>
            {t('toResults')}
          </Link>
          {event === null ? null : (
            <Link className={linkClass()} to={`${STATISTICS_PATH}/works/${work.id}`}>
              {t('ofWork')}
            </Link>
          )}
        </p>
      </header>
      {event === null ? (
        <CountedAs counted={statistics} marks={<MarksChoice counted={statistics} />} />
      ) : (
        <MarksChoice counted={statistics} />
      )}
      {statistics.figures === null && !statistics.isWithheld ? null : (
        <ReportMenu
          of={event === null ? 'WORK' : 'EVENT'}
          id={(event ?? work).id}
          name={textIn((event ?? work).title, language)}
          mode={statistics.mode}
          choice={statistics.choice}
          revision={statistics.revision}
          marks={statistics.marks}
        />
      )}
      <State statistics={statistics} />
      {statistics.figures === null ? (
        <NoFigures isWithheld={statistics.isWithheld} />
      ) : (
        <Figures statistics={statistics} figures={statistics.figures} />
      )}
    </>
  );
}

/** When it was counted, and what is not in it. */
function State({ statistics }: { readonly statistics: Statistics }): ReactElement | null {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const { countedAt, isDue, waiting, marks, hasFirstMarks } = statistics;
  return (
    <>
      {marks === 'FIRST' && hasFirstMarks ? <Notice tone="info">{t('asFirstMarked')}</Notice> : null}
      {isDue ? <Notice tone="info">{t('isDue')}</Notice> : null}
      {waiting > 0 ? <Notice tone="info">{t('waiting', { count: waiting })}</Notice> : null}
      {countedAt === null ? null : (
        <p className={styles.quiet}>{t('countedAt', { time: format.dateTime(countedAt) })}</p>
      )}
    </>
  );
}

function NoFigures({ isWithheld }: { readonly isWithheld: boolean }): ReactElement {
  const { t } = useTranslation('statistics');
  return (
    <EmptyState
      title={isWithheld ? t('withheld') : t('nothing')}
      picture={<StatePicture scene="empty-results" />}
    >
      {isWithheld ? t('withheldNext') : t('nothingNext')}
    </EmptyState>
  );
}
