// What a reader of a report does with it: only what was wrong, on paper, and the attempts of the others beside it.
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Printer } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { findResults } from '#contract/calls/results.ts';
import type { CompletedWorkDetails } from '#contract/entities/attempt.ts';
import { call } from '#src/lib/api/call.ts';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { Switch } from '#src/ui/fields/switch.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { reportPath } from './report-path.ts';
import styles from './report.module.css';

interface ReportToolsProps {
  /** undefined: nothing was right, or all was. */
  readonly onlyWrong: { readonly isOn: boolean; readonly set: (isOn: boolean) => void } | undefined;
}

export function ReportTools({ onlyWrong }: ReportToolsProps): ReactElement {
  const { t } = useTranslation('results');
  return (
    <div className={styles.tools}>
      {onlyWrong === undefined ? null : (
        <Switch
          label={t('report.onlyWrong')}
          checked={onlyWrong.isOn}
          onChange={(event) => onlyWrong.set(event.currentTarget.checked)}
        />
      )}
      <Button
        size="s"
        variant="secondary"
        icon={<Printer size={16} />}
        text={t('report.print')}
        onClick={() => globalThis.print()}
      />
    </div>
  );
}

/** As many as one page of a list gives: more people rarely do one work at once. */
const MAX_BESIDE = 200;

/** The attempts of the same work, in the same mode or event, by the names of their people. */
export function AttemptsBeside({ work }: { readonly work: CompletedWorkDetails }): ReactElement | null {
  const { t } = useTranslation('results');
  const query = { size: MAX_BESIDE, sort: 'name,asc' } as const;
  const body = {
    workIds: [work.work.id],
    executionIds: work.executionId === null ? [] : [work.executionId],
    workTypes: [work.type],
  };
  const found = useQuery({
    queryKey: ['/completed-work/results', query, body],
    queryFn: ({ signal }) =>
      call<typeof findResults>('POST', '/completed-work/results', { query, body, signal }),
  });
  if (found.isError) return <QueryError compact query={found} />;
  const all = found.data?.content ?? [];
  const place = all.findIndex(({ id }) => id === work.id);
  if (place < 0) return null;
  const [previous, next] = [all[place - 1], all[place + 1]];
  if (previous === undefined && next === undefined) return null;
  const look = buttonClass({ variant: 'secondary', size: 's' });
  return (
    <nav className={styles.beside} aria-label={t('report.beside')}>
      {previous === undefined ? null : (
        <Link className={look} to={reportPath(previous)}>
          <ArrowLeft size={16} aria-hidden="true" /> {previous.user.fullName}
        </Link>
      )}
      {next === undefined ? null : (
        <Link className={look} to={reportPath(next)}>
          {next.user.fullName} <ArrowRight size={16} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
