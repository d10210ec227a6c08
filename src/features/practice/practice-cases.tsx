// The cases to practise, each in training and as a rehearsal; for an administrator the four rooms before them.
import { Play } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { listPracticeCases, PracticeCaseRow } from '#contract/calls/practice-cases.ts';
import { textIn } from '#contract/text-in.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/call-query.ts';
import { QueryError } from '#src/lib/query-error.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Loader } from '#src/ui/loader.tsx';
import styles from './practice.module.css';
import { addressOfCase, type RoomPageId } from './room-pages.ts';

export interface PracticeCasesProps {
  /** Where a case is played. */
  readonly path: string;
  readonly hasRooms?: boolean;
}

const ROOMS: readonly RoomPageId[] = ['room', 'room2', 'room3', 'room4'];

export function PracticeCases({ path, hasRooms = false }: PracticeCasesProps): ReactElement {
  const { t } = useTranslation(['practice', 'common']);
  const cases = useQuery(callQuery<typeof listPracticeCases>('/practice-cases', {}));
  if (cases.isPending) return <Loader label={t('common:loading')} />;
  if (cases.isError) return <QueryError query={cases} />;
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.note}>{t('lead')}</p>
      </header>
      {hasRooms ? <Rooms /> : null}
      <section className={styles.list} aria-label={t('cases')}>
        {cases.data.map((row) => (
          <CaseCard key={row.id} row={row} path={path} />
        ))}
      </section>
    </div>
  );
}

function Rooms(): ReactElement {
  const { t } = useTranslation('practice');
  return (
    <section className={styles.list} aria-label={t('rooms.label')}>
      {ROOMS.map((id) => (
        <Card
          key={id}
          title={t(`rooms.${id}.title`)}
          footer={
            <Link className={buttonClass()} to={`/${id}`}>
              {t('rooms.open')}
            </Link>
          }
        >
          <p className={styles.note}>{t(`rooms.${id}.text`)}</p>
        </Card>
      ))}
    </section>
  );
}

function CaseCard({ row, path }: { readonly row: PracticeCaseRow; readonly path: string }): ReactElement {
  const { t } = useTranslation('practice');
  const language = useLanguage();
  const title = textIn(row.title, language);
  const footer = (
    <div className={styles.acts}>
      <Link
        className={buttonClass({ variant: 'secondary' })}
        to={addressOfCase(path, row.id, 'TRAINING')}
        aria-label={`${t('train')}: ${title}`}
      >
        <Play size={18} aria-hidden="true" /> {t('train')}
      </Link>
      <Link
        className={buttonClass()}
        to={addressOfCase(path, row.id, 'CONTROL')}
        aria-label={`${t('rehearse')}: ${title}`}
      >
        {t('rehearse')}
      </Link>
    </div>
  );
  return (
    <Card title={title} footer={footer}>
      <p className={styles.note}>{textIn(row.goal, language)}</p>
      {row.timeLimitMs === null ? null : (
        <p className={styles.note}>{t('minutes', { count: Math.round(row.timeLimitMs / 60_000) })}</p>
      )}
    </Card>
  );
}
