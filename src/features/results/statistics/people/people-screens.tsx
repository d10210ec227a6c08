// The figures of a course, a group or a person, each on an address of its own.
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import type {
  getCourseStatistics,
  getGroupStatistics,
  getPersonStatistics,
} from '#contract/calls/statistics.ts';
import { MAX_COUNTED_RUNS, type PeopleStatistics } from '#contract/entities/people-statistics.ts';
import { MAX_COUNTED_ATTEMPTS } from '#contract/entities/statistics.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { StatTile, StatTiles } from '#src/ui/data/stat-tile.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { ViewLinks } from '#src/ui/navigation/view-links.tsx';
import { HideNames } from '../hide-names.tsx';
import { ReportMenu } from '../report-menu.tsx';
import { CountedAs } from '../counted-as.tsx';
import { lookAgain } from '../look-again.ts';
import { MarksChoice } from '../marks-choice.tsx';
import { SpreadChart } from '../spread-chart.tsx';
import {
  personStatisticsPath,
  STATISTICS_PATH,
  wantedFigures,
  wantedMarks,
  wantedPeople,
} from '../statistics-address.ts';
import styles from '../statistics.module.css';
import { counted } from './counted.ts';
import { GroupsTable } from './groups-table.tsx';
import { PersonsTable, WorksTable } from './people-tables.tsx';
import { passedPath, resultsPath } from './results-path.ts';
import { RulesCard } from './rules-card.tsx';
import { To } from './to.tsx';

/** /statistics/courses/:id, /statistics/groups/:id and /statistics/people/:id. */
export function PeopleStatisticsScreen(): ReactElement {
  const { of } = useParams();
  switch (of) {
    case 'courses':
      return <CourseScreen />;
    case 'groups':
      return <GroupScreen />;
    case 'people':
      return <PersonScreen />;
    default:
      return <Navigate to={STATISTICS_PATH} replace />;
  }
}

function CourseScreen(): ReactElement {
  const { id = '' } = useParams();
  const [params] = useAddress();
  const { revision: _, ...figures } = wantedFigures(params);
  const query = { ...figures, ...wantedMarks(params) };
  const found = useQuery({
    ...callQuery<typeof getCourseStatistics>('/statistics/courses/:id', { params: { id }, query }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain,
  });
  return <PeoplePage query={found} />;
}

function GroupScreen(): ReactElement {
  const { id = '' } = useParams();
  const [params] = useAddress();
  const found = useQuery({
    ...callQuery<typeof getGroupStatistics>('/statistics/groups/:id', {
      params: { id },
      query: wantedPeople(params),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain,
  });
  return <PeoplePage query={found} />;
}

function PersonScreen(): ReactElement {
  const { id = '' } = useParams();
  const [params] = useAddress();
  const found = useQuery({
    ...callQuery<typeof getPersonStatistics>('/statistics/people/:id', {
      params: { id },
      query: wantedPeople(params),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain,
  });
  return <PeoplePage query={found} />;
}

function PeoplePage({ query }: { readonly query: UseQueryResult<PeopleStatistics> }): ReactElement {
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

function Missing({ query }: { readonly query: UseQueryResult<PeopleStatistics> }): ReactElement {
  const { t } = useTranslation('statistics');
  return query.isError ? (
    <QueryError query={query} wayOn={{ to: STATISTICS_PATH, text: t('back') }} />
  ) : (
    <Loader label={t('title')} />
  );
}

interface ShownProps {
  readonly statistics: PeopleStatistics;
}

function Shown({ statistics }: ShownProps): ReactElement {
  const { t } = useTranslation('statistics');
  const { subject, attempts } = statistics;
  return (
    <>
      <Head statistics={statistics} />
      <CountedAs
        counted={{ ...statistics, revision: null, revisions: [] }}
        isOfOne={subject.kind === 'PERSON'}
        marks={<MarksChoice counted={statistics} />}
      />
      {attempts === 0 ? null : <Kept statistics={statistics} />}
      <WhatToKnow statistics={statistics} />
      {attempts === 0 ? (
        <EmptyState title={t('nothing')} picture={<StatePicture scene="empty-results" />}>
          {t('nothingNext')}
        </EmptyState>
      ) : (
        <>
          <Tiles statistics={statistics} />
          <WorksTable statistics={statistics} />
          {subject.kind === 'COURSE' ? <CourseGroups statistics={statistics} /> : null}
          {subject.kind === 'GROUP' ? <PersonsTable statistics={statistics} /> : null}
          {subject.kind === 'PERSON' ? null : <SpreadChart figures={{ ...statistics, needed: null }} />}
          <RulesCard statistics={statistics} />
        </>
      )}
    </>
  );
}

/** What the figures leave out, or count otherwise. */
function WhatToKnow({ statistics }: ShownProps): ReactElement {
  const { t } = useTranslation('statistics');
  const { waiting, isWithheld, marks, hasFirstMarks, isDue } = statistics;
  return (
    <>
      {marks === 'FIRST' && hasFirstMarks ? <Notice tone="info">{t('asFirstMarked')}</Notice> : null}
      {isDue ? <Notice tone="info">{t('isDue')}</Notice> : null}
      {waiting > 0 ? <Notice tone="info">{t('waiting', { count: waiting })}</Notice> : null}
      {isWithheld ? <Notice tone="info">{t('ofPeople.withheld')}</Notice> : null}
    </>
  );
}

function CourseGroups({ statistics }: ShownProps): ReactElement {
  const language = useLanguage();
  const { groups, subject } = statistics;
  const query = `${counted(statistics)}&course=${subject.id}`;
  return <GroupsTable name={textIn(subject.title, language)} {...{ groups, query }} />;
}

/** A course as a file; a group with names or without. */
function Kept({ statistics: { subject, mode, choice, marks } }: ShownProps): ReactElement | null {
  const language = useLanguage();
  if (subject.kind === 'GROUP') return <HideNames />;
  if (subject.kind === 'PERSON') return null;
  const name = textIn(subject.title, language);
  return <ReportMenu of="COURSE" id={subject.id} revision={null} {...{ name, mode, choice, marks }} />;
}

function Head({ statistics }: ShownProps): ReactElement {
  const { t } = useTranslation(['statistics', 'results']);
  const { kind, id, title } = statistics.subject;
  const [params] = useAddress();
  const name = textIn(title, useLanguage());
  const isOfCourse = kind !== 'COURSE' && 'courseId' in wantedPeople(params);
  return (
    <header className={styles.head}>
      <h1>{name}</h1>
      <p className={styles.lead}>{t(`ofPeople.leads.${kind}`)}</p>
      {kind === 'PERSON' ? (
        <ViewLinks
          label={name}
          current="statistics"
          views={[
            { id: 'results', title: t('results:attemptsTab'), to: `/results-user/${id}` },
            { id: 'statistics', title: t('results:statisticsTab'), to: personStatisticsPath(id) },
          ]}
        />
      ) : null}
      {isOfCourse ? (
        <p className={styles.links}>
          {t('ofPeople.onlyCourse')}{' '}
          <Link className={linkClass()} to="?">
            {t('ofPeople.allCourses')}
          </Link>
        </p>
      ) : null}
    </header>
  );
}

function Tiles({ statistics }: ShownProps): ReactElement {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const { attempts, passed, mean, subject, works, persons, isCapped } = statistics;
  return (
    <Card title={t('ofPeople.title')}>
      <StatTiles>
        {subject.kind === 'GROUP' ? (
          <StatTile label={t('figures.people')} value={format.number(persons.length)} />
        ) : null}
        <StatTile label={t('ofPeople.workCount')} value={format.number(works.length)} />
        <StatTile
          label={t('count')}
          value={<To path={resultsPath(statistics, {})}>{format.number(attempts)}</To>}
        />
        <StatTile
          label={t('figures.passed')}
          value={<To path={passedPath(statistics)}>{format.percent(passed / attempts)}</To>}
          note={t('notes.passed')}
        />
        <StatTile
          label={t('figures.mean')}
          value={mean === null ? '—' : format.percent(mean)}
          note={t('notes.mean')}
        />
      </StatTiles>
      {isCapped ? (
        <p className={styles.quiet}>
          {t('ofPeople.capped', {
            attempts: format.number(MAX_COUNTED_ATTEMPTS),
            runs: format.number(MAX_COUNTED_RUNS),
          })}
        </p>
      ) : null}
    </Card>
  );
}
