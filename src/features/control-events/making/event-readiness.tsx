// What stands against the event as the form has it now: draft, draw, copies with keys, other events of its people.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useDeferredValue, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { checkReadiness } from '#contract/calls/control.ts';
import type { Readiness } from '#contract/entities/control.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { call } from '#src/lib/api/call.ts';
import { isoTime } from '#src/lib/forms/local-time.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import type { EventValues } from './event-values.ts';
import styles from './event-form.module.css';

const SHOWN = 5;
/** No event begins before it. */
const FIRST_DAY = '2000-01-01';

interface EventReadinessProps {
  readonly values: EventValues;
  readonly executionId: string | undefined;
}

function wantedOf({ values, executionId }: EventReadinessProps) {
  const [startDateTime, endDateTime] = [isoTime(values.starts), isoTime(values.ends)];
  if (values.work === null || startDateTime === null || endDateTime === null) return undefined;
  // A year that is still being typed is one of long ago.
  if (startDateTime < FIRST_DAY || endDateTime <= startDateTime) return undefined;
  return {
    workId: values.work.id,
    userIds: values.people.map(({ id }) => id),
    groupIds: values.groups.map(({ id }) => id),
    startDateTime,
    endDateTime,
    ...(executionId === undefined ? {} : { executionId }),
  };
}

export function EventReadiness(props: EventReadinessProps): ReactElement {
  const { t } = useTranslation('control');
  const wanted = wantedOf(useDeferredValue(props));
  const checking = useQuery({
    queryKey: ['/execution-work/readiness', wanted],
    queryFn: ({ signal }) =>
      call<typeof checkReadiness>('POST', '/execution-work/readiness', {
        body: wanted ?? { workId: '', startDateTime: '', endDateTime: '' },
        signal,
      }),
    enabled: wanted !== undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <aside className={styles.aside} aria-label={t('ready.title')}>
      <Card title={t('ready.title')}>
        {wanted === undefined ? <p className={styles.note}>{t('ready.choose')}</p> : null}
        {wanted !== undefined && checking.isPending ? <Skeleton shape="block" height="160px" /> : null}
        {wanted !== undefined && checking.isError ? <QueryError compact query={checking} /> : null}
        {wanted !== undefined && checking.data ? (
          <Findings
            found={checking.data}
            isFetching={checking.isFetching}
            onAgain={() => void checking.refetch()}
          />
        ) : null}
      </Card>
    </aside>
  );
}

interface FindingProps {
  readonly isFine: boolean;
  readonly children: ReactNode;
}

function Finding({ isFine, children }: FindingProps): ReactElement {
  const Icon = isFine ? CircleCheck : TriangleAlert;
  return (
    <li className={isFine ? styles.fine : styles.warned}>
      <Icon size={18} aria-hidden="true" />
      <div className={styles.finding}>{children}</div>
    </li>
  );
}

interface FindingsProps {
  readonly found: Readiness;
  readonly isFetching: boolean;
  readonly onAgain: () => void;
}

function Findings({ found, isFetching, onAgain }: FindingsProps): ReactElement {
  const { t } = useTranslation('control');
  const { draw, peopleCount, hasDraft } = found;
  const facts = { tasks: draw.taskCount, score: draw.totalScore };
  return (
    <ul className={styles.findings}>
      <Finding isFine={peopleCount > 0}>
        {peopleCount > 0 ? t('ready.peopleOk', { count: peopleCount }) : t('ready.noPeople')}
      </Finding>
      <Finding isFine={!hasDraft}>{t(hasDraft ? 'ready.draft' : 'ready.noDraft')}</Finding>
      <Finding isFine={draw.isExact && draw.taskCount > 0}>
        <p>{t(draw.isExact ? 'ready.draw' : 'ready.drawShort', facts)}</p>
        <Button
          size="s"
          variant="secondary"
          text={t('ready.drawAgain')}
          loading={isFetching}
          onClick={onAgain}
        />
      </Finding>
      <Copies {...found} />
      <Clashes {...found} />
    </ul>
  );
}

function More({ count }: { readonly count: number }): ReactElement | null {
  const { t } = useTranslation('control');
  return count > SHOWN ? <li>{t('ready.more', { number: count - SHOWN })}</li> : null;
}

function Copies({ copies }: Pick<Readiness, 'copies'>): ReactElement {
  const { t } = useTranslation('control');
  const format = useFormat();
  if (copies.length === 0) return <Finding isFine>{t('ready.noCopies')}</Finding>;
  return (
    <Finding isFine={false}>
      <p>{t('ready.copies', { count: copies.length })}</p>
      <ul className={styles.people}>
        {copies.slice(0, SHOWN).map(({ user, until }) => (
          <li key={user.id}>{t('ready.copyUntil', { name: user.fullName, date: format.dateTime(until) })}</li>
        ))}
        <More count={copies.length} />
      </ul>
    </Finding>
  );
}

function Clashes({ clashes }: Pick<Readiness, 'clashes'>): ReactElement {
  const { t } = useTranslation('control');
  const format = useFormat();
  const language = useLanguage();
  if (clashes.length === 0) return <Finding isFine>{t('ready.noClashes')}</Finding>;
  return (
    <Finding isFine={false}>
      <p>{t('ready.clashes')}</p>
      <ul className={styles.people}>
        {clashes.slice(0, SHOWN).map(({ user, title, startDateTime, endDateTime }, index) => (
          <li key={`${user.id} ${index}`}>
            {t('ready.clash', {
              name: user.fullName,
              title: textIn(title, language),
              from: format.dateTime(startDateTime),
              until: format.dateTime(endDateTime),
            })}
          </li>
        ))}
        <More count={clashes.length} />
      </ul>
    </Finding>
  );
}
