// The cases to practise, each in training and as a rehearsal; for an administrator the four rooms before them.
import { Check, Clock, Footprints, Play, Timer, Wrench } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { practicePictureUrl } from '#assets/practice-pictures.ts';
import type { listPracticeCases, PracticeCaseRow } from '#contract/calls/practice-cases.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Badge } from '#src/ui/data/badge.tsx';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { finishedCasesOf, useNotedUser, type FinishedCase } from './finished-cases.ts';
import styles from './practice-cases.module.css';
import { addressOfCase, addressOfLesson, LESSON_CASES, type RoomPageId } from './room-pages.ts';

interface PracticeCasesProps {
  /** Where a case is played. */
  readonly path: string;
  readonly hasRooms?: boolean;
}

const ROOMS: readonly RoomPageId[] = ['room2', 'room', 'room3', 'room4'];

export function PracticeCases({ path, hasRooms = false }: PracticeCasesProps): ReactElement {
  const { t } = useTranslation(['practice', 'common']);
  const cases = useQuery(callQuery<typeof listPracticeCases>('/practice-cases', {}));
  const user = useNotedUser();
  if (cases.isPending) return <Loader label={t('common:loading')} />;
  if (cases.isError) return <QueryError query={cases} />;
  return (
    <div className={styles.page}>
      <header>
        <div className={styles.sectionHead}>
          <h1>{t('title')}</h1>
          {hasRooms ? (
            <Link className={buttonClass({ variant: 'secondary' })} to="/testcase-actions">
              <Wrench size={18} aria-hidden="true" /> {t('tools')}
            </Link>
          ) : null}
        </div>
        <p className={styles.note}>
          {t('lead')} {user === undefined ? t('notKept') : t('kept')}
        </p>
      </header>
      {hasRooms ? <Rooms /> : null}
      <Cases
        title={t('simulations.ROOM')}
        rows={cases.data.filter(({ simulation }) => simulation === 'ROOM')}
        path={path}
      />
      <Cases
        title={t('simulations.EQUIPMENT')}
        rows={cases.data.filter(({ simulation }) => simulation === 'EQUIPMENT')}
        path={hasRooms ? '/practice' : path}
      />
    </div>
  );
}

interface CasesProps {
  readonly title: string;
  readonly rows: readonly PracticeCaseRow[];
  /** Where a case of these is played. */
  readonly path: string;
}

/** The cases of one simulation. */
function Cases({ title, rows, path }: CasesProps): ReactElement | null {
  const { t } = useTranslation('practice');
  const user = useNotedUser();
  const id = useId();
  if (rows.length === 0) return null;
  const finished = user === undefined ? {} : finishedCasesOf(user);
  const passed = rows.filter((row) => finished[row.id]?.passed).length;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {user === undefined ? null : (
          <p className={styles.note}>{t('passedOf', { passed, total: rows.length })}</p>
        )}
      </div>
      <ul className={styles.cases}>
        {rows.map((row) => (
          <li key={row.id}>
            <CaseCard row={row} path={path} finished={finished[row.id]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rooms(): ReactElement {
  const { t } = useTranslation('practice');
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('rooms.label')}</h2>
      <ul className={styles.rooms}>
        {ROOMS.map((room) => (
          <li key={room}>
            <PictureCard
              id={room}
              title={t(`rooms.${room}.title`)}
              acts={
                <Link
                  className={buttonClass({ variant: room === 'room2' ? 'primary' : 'secondary' })}
                  to={`/${room}`}
                  aria-label={`${t('rooms.open')}: ${t(`rooms.${room}.title`)}`}
                >
                  {t('rooms.open')}
                </Link>
              }
            >
              <p className={styles.note}>{t(`rooms.${room}.text`)}</p>
            </PictureCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CaseCardProps {
  readonly row: PracticeCaseRow;
  readonly path: string;
  readonly finished: FinishedCase | undefined;
}

function CaseCard({ row, path, finished }: CaseCardProps): ReactElement {
  const { t } = useTranslation('practice');
  const language = useLanguage();
  const title = textIn(row.title, language);
  const isLesson = LESSON_CASES.has(row.id);
  const isLessonDue = isLesson && finished?.passed !== true;
  return (
    <PictureCard
      id={row.id}
      title={title}
      isWide
      mark={finished ? <Finished finished={finished} /> : null}
      acts={
        <>
          {isLesson ? (
            <Link
              className={buttonClass({ variant: isLessonDue ? 'primary' : 'secondary' })}
              to={addressOfLesson(path, row.id)}
              aria-label={`${t('lesson')}: ${title}`}
            >
              <Footprints size={18} aria-hidden="true" /> {t('lesson')}
            </Link>
          ) : null}
          <Link
            className={buttonClass({ variant: isLessonDue ? 'secondary' : 'primary' })}
            to={addressOfCase(path, row.id, 'TRAINING')}
            aria-label={`${t('train')}: ${title}`}
          >
            <Play size={18} aria-hidden="true" /> {t('train')}
          </Link>
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to={addressOfCase(path, row.id, 'CONTROL')}
            aria-label={`${t('rehearse')}: ${title}`}
          >
            <Timer size={18} aria-hidden="true" /> {t('rehearse')}
          </Link>
        </>
      }
    >
      <p className={styles.note}>{textIn(row.goal, language)}</p>
      {row.timeLimitMs === null ? null : (
        <p className={styles.time}>
          <Clock size={14} aria-hidden="true" />
          {t('minutes', { count: Math.round(row.timeLimitMs / 60_000) })}
        </p>
      )}
    </PictureCard>
  );
}

function Finished({ finished: { score, passed } }: { readonly finished: FinishedCase }): ReactElement {
  const { t } = useTranslation('practice');
  const format = useFormat();
  return (
    <Badge tone={passed ? 'success' : 'amber'} icon={passed ? <Check size={14} /> : null}>
      {t(passed ? 'bestPassed' : 'bestTried', { score: format.number(score) })}
    </Badge>
  );
}

interface PictureCardProps {
  readonly id: string;
  readonly title: string;
  readonly isWide?: boolean;
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  readonly acts: ReactNode;
}

function PictureCard({ id, title, isWide = false, mark, children, acts }: PictureCardProps): ReactElement {
  const url = practicePictureUrl(id);
  return (
    <article className={`${styles.card} ${isWide ? (styles.wide ?? '') : ''}`}>
      <div className={styles.picture}>
        {url === undefined ? null : (
          <img src={url} alt="" width={640} height={360} loading="lazy" decoding="async" />
        )}
        {mark ? <div className={styles.mark}>{mark}</div> : null}
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        {children}
        <div className={styles.acts}>{acts}</div>
      </div>
    </article>
  );
}
