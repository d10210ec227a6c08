// One's attempts at a work: when, in which mode, what came of it.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CompletedWork } from '#contract/entities/attempt.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { resultPath } from '#src/lib/attempts/attempt-routes.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Table, type Column } from '#src/ui/data/table.tsx';

interface PastAttemptsProps {
  readonly attempts: readonly CompletedWork[] | undefined;
  /** Said where there are none: what to do next. */
  readonly none: string;
}

export function PastAttempts({ attempts, none }: PastAttemptsProps): ReactElement {
  const { t } = useTranslation(['attempt', 'common']);
  const columns = useColumns();
  if (attempts === undefined) return <Skeleton shape="block" />;
  const finished = attempts.filter((attempt) => attempt.status !== 'IN_PROGRESS');
  if (finished.length === 0) return <p>{none}</p>;
  return (
    <Table caption={t('overview.past')} columns={columns} rows={finished} rowKey={(attempt) => attempt.id} />
  );
}

function useColumns(): readonly Column<CompletedWork>[] {
  const { t } = useTranslation(['attempt', 'common']);
  const format = useFormat();
  return [
    {
      key: 'startedAt',
      title: t('columns.date'),
      header: true,
      cell: (attempt) => format.dateTime(attempt.startedAt),
    },
    { key: 'mode', title: t('columns.mode'), cell: (attempt) => t(`modes.${attempt.type}`) },
    {
      key: 'mark',
      title: t('columns.mark'),
      align: 'end',
      cell: (attempt) =>
        attempt.mark === null
          ? t('columns.marking')
          : `${format.number(attempt.mark)} / ${format.number(attempt.maxScore)}`,
    },
    { key: 'passed', title: t('columns.passed'), cell: (attempt) => <PassedBadge attempt={attempt} /> },
    {
      key: 'open',
      title: t('overview.open'),
      titleHidden: true,
      cell: (attempt) => (
        <Link className={linkClass()} to={resultPath(attempt.id)}>
          {t('overview.open')}
        </Link>
      ),
    },
  ];
}

interface OutcomeProps {
  readonly attempt: Pick<CompletedWork, 'passed' | 'isBegunHeld'>;
}

function PassedBadge({ attempt: { passed, isBegunHeld } }: OutcomeProps): ReactElement | null {
  const { t } = useTranslation('attempt');
  if (isBegunHeld) return <Badge tone="amber">{t('overview.notCounted')}</Badge>;
  if (passed === null) return null;
  return (
    <Badge tone={passed ? 'success' : 'danger'}>{t(passed ? 'overview.passed' : 'overview.notPassed')}</Badge>
  );
}
