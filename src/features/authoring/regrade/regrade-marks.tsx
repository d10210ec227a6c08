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

/** The marks of a trial have one order: those that change first. */
export const MARKS_LIST: ListAddress<never> = {
  sorts: ['change'],
  defaultSort: { key: 'change', direction: 'descending' },
  filters: {},
};

export function RegradeMarks({ regrade }: { readonly regrade: Regrade }): ReactElement {
  const { t } = useTranslation('regrade');
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
      <h2 id="regrade-marks">{t('marks')}</h2>
      <ListRows
        name="regrade-marks"
        list={list}
        query={marks}
        caption={t('marks')}
        columns={useColumns()}
        rowKey={({ attemptId, alias }) => attemptId ?? alias}
        total={(count) => t('total', { count })}
        empty={<p className={styles.note}>{t('none')}</p>}
      />
    </section>
  );
}

function useColumns(): readonly Column<RegradeMark>[] {
  const { t } = useTranslation('regrade');
  return [
    { key: 'who', title: t('columns.who'), header: true, cell: (mark) => <Who mark={mark} /> },
    { key: 'mark', title: t('columns.mark'), cell: (mark) => <Marks mark={mark} /> },
    { key: 'passed', title: t('columns.passed'), cell: (mark) => <Passed mark={mark} /> },
    { key: 'why', title: t('columns.why'), cell: (mark) => <Why mark={mark} /> },
  ];
}

/** Whose attempt it is, unless the name is hidden. */
export function Who({
  mark: { user, alias, attemptId },
}: {
  readonly mark: Pick<RegradeMark, 'user' | 'alias' | 'attemptId'>;
}): ReactElement {
  const { t } = useTranslation('regrade');
  if (user === null || attemptId === null) return <>{t('alias', { alias })}</>;
  return (
    <span className={styles.two}>
      <Link className={linkClass()} to={`/teacher-results?attempt=${attemptId}`}>
        {user.fullName}
      </Link>
      {user.group === null ? null : <span className={styles.note}>{user.group.name}</span>}
    </span>
  );
}

interface MarkChangeProps {
  readonly from: number;
  /** As words, with the most points. */
  readonly to: string;
  readonly isChanged: boolean;
}

/** A mark, or what becomes of it. */
export function MarkChange({ from, to, isChanged }: MarkChangeProps): ReactElement {
  const { t } = useTranslation('regrade');
  const format = useFormat();
  if (!isChanged) return <span className={styles.figures}>{to}</span>;
  return (
    <span className={styles.figures}>
      {format.number(from)}
      <ArrowRight size={14} aria-hidden="true" />
      <VisuallyHidden>{t('becomes')}</VisuallyHidden>
      <strong>{to}</strong>
    </span>
  );
}

function Marks({ mark }: { readonly mark: RegradeMark }): ReactElement {
  const format = useFormat();
  const { oldMark, newMark, taskMax } = mark;
  const to = `${format.number(newMark ?? oldMark)} / ${format.number(taskMax)}`;
  return <MarkChange from={oldMark} to={to} isChanged={newMark !== null && newMark !== oldMark} />;
}

/** Whether the work counts as passed; a change stands out. */
export function PassedChange({
  result,
}: {
  readonly result: { readonly wasPassed: boolean; readonly isPassed: boolean };
}): ReactElement {
  const { t } = useTranslation('regrade');
  const said = t(result.isPassed ? 'passed' : 'notPassed');
  if (result.wasPassed === result.isPassed) return <span className={styles.note}>{said}</span>;
  return (
    <span className={styles.passed}>
      <Badge tone={result.isPassed ? 'success' : 'danger'}>{said}</Badge>
    </span>
  );
}

/** By the new mark. */
function Passed({ mark }: { readonly mark: RegradeMark }): ReactElement {
  const result = underPolicy(mark, 'NEW');
  return result === null ? <>—</> : <PassedChange result={result} />;
}

function Why({ mark }: { readonly mark: RegradeMark }): ReactElement {
  const { t } = useTranslation('regrade');
  const format = useFormat();
  const { outcome, oldVerdict, newVerdict, newGates, newShortCases, givenMark } = mark;
  const verdict = (one: RegradeMark['oldVerdict']): string => t(`verdicts.${one}`);
  const why =
    outcome !== 'MARKED' || newVerdict === null
      ? t(`why.${outcome}`)
      : newVerdict === oldVerdict
        ? verdict(newVerdict)
        : t('verdictChange', { from: verdict(oldVerdict), to: verdict(newVerdict) });
  return (
    <span className={styles.two}>
      <span>{why}</span>
      {newGates > 0 ? <span className={styles.note}>{t('gates', { count: newGates })}</span> : null}
      {newGates === 0 && newShortCases > 0 ? <span className={styles.note}>{t('shortCase')}</span> : null}
      {givenMark === null ? null : (
        <span className={styles.note}>{t('given', { mark: format.number(givenMark) })}</span>
      )}
    </span>
  );
}
