// Each answer with its old and new mark; those that change stand first.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { listRegradeMarks } from '#contract/calls/regrades.ts';
import { underPolicy, type Regrade, type RegradeMark } from '#contract/entities/regrade.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import type { ListAddress } from '#src/ui/list/list-address.ts';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList } from '#src/ui/list/use-list.ts';
import { linkClass } from '#src/ui/navigation/link.tsx';
import styles from './regrade.module.css';

const MARKS_LIST: ListAddress<never> = {
  sorts: ['change'],
  defaultSort: { key: 'change', direction: 'descending' },
  filters: {},
};

export function RegradeMarks({ regrade }: { readonly regrade: Regrade }): ReactElement {
  const { t } = useTranslation('works');
  const list = useList(MARKS_LIST);
  const { page, size } = list.query;
  const asked = callQuery<typeof listRegradeMarks>('/regrades/:id/marks', {
    params: { id: regrade.id },
    query: { page, size, sort: 'change,desc' },
  });
  // Asked for anew once the act, or its undo, has come to its end.
  const queryKey = [...asked.queryKey, regrade.state];
  const marks = useQuery({ ...asked, queryKey, placeholderData: keepPreviousData });
  return (
    <section className={styles.stack} aria-labelledby="regrade-marks">
      <h2 id="regrade-marks">{t('again.marks')}</h2>
      <ListRows
        list={list}
        query={marks}
        caption={t('again.marks')}
        columns={useColumns()}
        rowKey={({ attemptId, alias }) => attemptId ?? alias}
        total={(count) => t('again.total', { count })}
        empty={<p className={styles.note}>{t('again.none')}</p>}
      />
    </section>
  );
}

function useColumns(): readonly Column<RegradeMark>[] {
  const { t } = useTranslation('works');
  return [
    { key: 'who', title: t('again.columns.who'), header: true, cell: (mark) => <Who mark={mark} /> },
    { key: 'mark', title: t('again.columns.mark'), cell: (mark) => <Marks mark={mark} /> },
    { key: 'passed', title: t('again.columns.passed'), cell: (mark) => <Passed mark={mark} /> },
    { key: 'why', title: t('again.columns.why'), cell: (mark) => <Why mark={mark} /> },
  ];
}

function Who({ mark: { user, alias, attemptId } }: { readonly mark: RegradeMark }): ReactElement {
  const { t } = useTranslation('works');
  if (user === null || attemptId === null) return <>{t('again.alias', { alias })}</>;
  return (
    <span className={styles.two}>
      <Link className={linkClass()} to={`/teacher-results?attempt=${attemptId}`}>
        {user.fullName}
      </Link>
      {user.group === null ? null : <span className={styles.note}>{user.group.name}</span>}
    </span>
  );
}

function Marks({ mark }: { readonly mark: RegradeMark }): ReactElement {
  const { t } = useTranslation('works');
  const format = useFormat();
  const { oldMark, newMark, taskMax } = mark;
  const of = (value: number): string => `${format.number(value)} / ${format.number(taskMax)}`;
  if (newMark === null || newMark === oldMark) return <span className={styles.figures}>{of(oldMark)}</span>;
  return (
    <span className={styles.figures}>
      {format.number(oldMark)}
      <ArrowRight size={14} aria-hidden="true" />
      <VisuallyHidden>{t('again.becomes')}</VisuallyHidden>
      <strong>{of(newMark)}</strong>
    </span>
  );
}

/** Whether the work counts as passed by the new mark; a change stands out. */
function Passed({ mark }: { readonly mark: RegradeMark }): ReactElement {
  const { t } = useTranslation('works');
  const result = underPolicy(mark, 'NEW');
  if (result === null) return <>—</>;
  const said = t(result.isPassed ? 'again.passed' : 'again.notPassed');
  if (result.wasPassed === result.isPassed) return <span className={styles.note}>{said}</span>;
  return <Badge tone={result.isPassed ? 'success' : 'danger'}>{said}</Badge>;
}

function Why({ mark }: { readonly mark: RegradeMark }): ReactElement {
  const { t } = useTranslation('works');
  const format = useFormat();
  const { outcome, oldVerdict, newVerdict, newGates, givenMark } = mark;
  const verdict = (one: RegradeMark['oldVerdict']): string => t(`again.verdicts.${one}`);
  const why =
    outcome !== 'MARKED' || newVerdict === null
      ? t(`again.why.${outcome}`)
      : newVerdict === oldVerdict
        ? verdict(newVerdict)
        : t('again.verdictChange', { from: verdict(oldVerdict), to: verdict(newVerdict) });
  return (
    <span className={styles.two}>
      <span>{why}</span>
      {newGates > 0 ? <span className={styles.note}>{t('again.gates', { count: newGates })}</span> : null}
      {givenMark === null ? null : (
        <span className={styles.note}>{t('again.given', { mark: format.number(givenMark) })}</span>
      )}
    </span>
  );
}
