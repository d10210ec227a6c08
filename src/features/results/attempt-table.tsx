// A table of attempts: the same rows for students and teachers, with the columns each needs.
import type { TFunction } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CompletedWork } from '#contract/entities/attempt.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat, type Format } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Table, type Column } from '#src/ui/data/table.tsx';
import { PassedBadge } from './passed-badge.tsx';
import styles from './report.module.css';

interface AttemptTableProps {
  readonly caption: string;
  readonly attempts: readonly CompletedWork[];
  readonly pathOf: (attempt: CompletedWork) => string;
}

export function AttemptTable({ caption, attempts, pathOf }: AttemptTableProps): ReactElement {
  const columns = useAttemptColumns(pathOf);
  return <Table caption={caption} columns={columns} rows={attempts} rowKey={(attempt) => attempt.id} />;
}

/**
 * @param personPath adds a column with the person, linked to their page
 * @param sorts whether the list can be sorted
 */
export function useAttemptColumns(
  pathOf: (attempt: CompletedWork) => string,
  personPath?: (attempt: CompletedWork) => string,
  sorts = false,
): readonly Column<CompletedWork>[] {
  const { t } = useTranslation('results');
  const language = useLanguage();
  const format = useFormat();
  return [
    ...(personPath ? [personColumn(t('columns.student'), personPath)] : []),
    {
      key: 'work',
      title: t('columns.work'),
      header: personPath === undefined,
      cell: (attempt) => (
        <Two
          first={textIn(attempt.executionTitle ?? attempt.work.title, language)}
          second={t(`modes.${attempt.type}`)}
        />
      ),
    },
    {
      key: 'startedAt',
      title: t('columns.started'),
      sortable: sorts,
      unbroken: true,
      cell: (attempt) => format.dateTime(attempt.startedAt),
    },
    ...(sorts ? [endColumn(t('columns.submitted'), format)] : []),
    {
      key: 'mark',
      title: t('columns.mark'),
      sortable: sorts,
      unbroken: true,
      cell: (attempt) => (
        <Two
          first={markText(attempt, format, t(`statuses.${attempt.status}`))}
          second={outcomeOf(attempt, t)}
        />
      ),
    },
    {
      key: 'open',
      title: t('openReport'),
      titleHidden: true,
      cell: (attempt) => (attempt.status === 'IN_PROGRESS' ? null : linkTo(pathOf(attempt), t('openReport'))),
    },
  ];
}

function endColumn(title: string, format: Format): Column<CompletedWork> {
  return {
    key: 'submittedAt',
    title,
    sortable: true,
    unbroken: true,
    cell: ({ submittedAt }) => (submittedAt === null ? '—' : format.dateTime(submittedAt)),
  };
}

function personColumn(title: string, personPath: (attempt: CompletedWork) => string): Column<CompletedWork> {
  return {
    key: 'name',
    title,
    sortable: true,
    header: true,
    cell: (attempt) => (
      <Two first={linkTo(personPath(attempt), attempt.user.fullName)} second={attempt.user.group?.name} />
    ),
  };
}

/** A value with a less prominent one below it. */
function Two({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }): ReactElement {
  return (
    <span className={styles.two}>
      <span>{first}</span>
      {second === undefined ? null : <span className={styles.note}>{second}</span>}
    </span>
  );
}

/** Passed or not, or that it counts nowhere; if a teacher may still change the mark, it says so. */
function outcomeOf(
  { passed, mark, status, isBegunHeld, waivedGates }: CompletedWork,
  t: TFunction<'results'>,
): ReactNode {
  if (isBegunHeld) return <Badge tone="amber">{t('begunHeld.short')}</Badge>;
  const waived = waivedGates > 0 ? <Badge tone="amber">{t('waiver.short')}</Badge> : null;
  if (passed === null) {
    const isPending = status === 'REVIEW_PENDING' && mark !== null;
    return isPending ? <Badge tone="amber">{t('statuses.REVIEW_PENDING')}</Badge> : undefined;
  }
  return (
    <span className={styles.badges}>
      <PassedBadge passed={passed} /> {waived}
    </span>
  );
}

/** The mark if there is one; until then the state of the attempt. */
function markText(attempt: CompletedWork, format: Format, status: string): string {
  if (attempt.mark === null) return status;
  return `${format.number(attempt.mark)} / ${format.number(attempt.maxScore)}`;
}

function linkTo(path: string, text: string): ReactNode {
  return (
    <Link className={linkClass()} to={path}>
      {text}
    </Link>
  );
}
