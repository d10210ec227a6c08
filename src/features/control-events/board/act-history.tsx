// The acts of an event: who, when, for whom, why, and what could not be done.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listActs } from '#contract/calls/control.ts';
import type { ControlAct, DoneAct } from '#contract/entities/control.ts';
import { PUNCTUATION } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import styles from './board.module.css';

const EVERY_MS = 15_000;

export function ActHistory({ id }: { readonly id: string }): ReactElement {
  const { t } = useTranslation('board');
  const acts = useQuery({
    ...callQuery<typeof listActs>('/execution-work/:id/acts', { params: { id } }),
    refetchInterval: EVERY_MS,
    staleTime: 0,
  });
  if (acts.isPending) return <Skeleton shape="block" height="160px" />;
  if (acts.isError) return <QueryError query={acts} />;
  if (acts.data.length === 0)
    return <EmptyState title={t('acts.emptyHistory')}>{t('acts.emptyHistoryNext')}</EmptyState>;
  return (
    <ol className={styles.history}>
      {acts.data.map((act) => (
        <Act key={act.id} act={act} />
      ))}
    </ol>
  );
}

function Act({ act: { at, byName, act, reason, people, refused } }: { readonly act: DoneAct }): ReactElement {
  const { t } = useTranslation('board');
  const format = useFormat();
  const { list, semicolon } = PUNCTUATION[useLanguage()];
  return (
    <li className={styles.act}>
      <p className={styles.actTitle}>{t(`acts.done.${act.kind}`, { ...factsOf(act) })}</p>
      {people.length === 0 ? null : <p>{people.map(({ fullName }) => fullName).join(list)}</p>}
      {refused.length === 0 ? null : (
        <p className={styles.note}>
          {t('acts.notFor', {
            list: refused
              .map(({ user, why }) => `${user.fullName} — ${t(`acts.refusals.${why}`)}`)
              .join(semicolon),
          })}
        </p>
      )}
      {act.kind === 'PAUSE' && act.text ? <p>{act.text}</p> : null}
      {reason === '' ? null : <p>{reason}</p>}
      <p className={styles.note}>{t('acts.by', { name: byName, time: format.dateTime(at) })}</p>
    </li>
  );
}

function factsOf(act: ControlAct): { readonly minutes: number; readonly text: string } {
  const minutes = 'minutes' in act ? act.minutes : 0;
  return { minutes, text: act.kind === 'MESSAGE' ? act.text : '' };
}
