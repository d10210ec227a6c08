// /create-control: a new event; with ?id= one that exists, ?copy= a copy, ?makeup= one for who did not begin, ?work= one
// that gives a work.
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { getBoard } from '#contract/calls/control.ts';
import type { getExecutionDetails } from '#contract/calls/execution-work.ts';
import type { getWorkDetails } from '#contract/calls/works.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { EVENTS_PATH } from '../events-address.ts';
import styles from '../events.module.css';
import { EventForm } from './event-form.tsx';
import { copyOf, NEW_VALUES, valuesOfWork } from './event-values.ts';

export function CreateControlScreen(): ReactElement {
  const { t } = useTranslation('control');
  const [params] = useAddress();
  const [id, copy, makeUp, work] = ['id', 'copy', 'makeup', 'work'].map((name) => params.get(name) ?? '');
  if (id) return <Known key={id} id={id} />;
  if (copy) return <Copied key={copy} id={copy} />;
  if (makeUp) return <MadeUp key={makeUp} id={makeUp} />;
  if (work) return <OfWork key={work} id={work} />;
  return (
    <Page title={t('form.newTitle')}>
      <EventForm event={undefined} name="event" newValues={NEW_VALUES} />
    </Page>
  );
}

function Page({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const { t } = useTranslation('control');
  return (
    <div className={styles.page}>
      <Link className={`${linkClass(true)} ${styles.back ?? ''}`} to={EVENTS_PATH}>
        <ChevronLeft size={18} aria-hidden="true" /> {t('form.back')}
      </Link>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

function useDetails(id: string) {
  return useQuery({
    ...callQuery<typeof getExecutionDetails>('/execution-work/:id/details', { params: { id } }),
    staleTime: 0,
  });
}

function Waiting({
  query,
}: {
  readonly query: Parameters<typeof QueryError>[0]['query'] & { readonly isError: boolean };
}): ReactElement {
  return query.isError ? <QueryError query={query} /> : <Skeleton shape="block" height="480px" />;
}

function Known({ id }: { readonly id: string }): ReactElement {
  const { t } = useTranslation('control');
  const language = useLanguage();
  const event = useDetails(id);
  const title = event.data === undefined ? t('actions.edit') : textIn(event.data.title, language);
  return (
    <Page title={title}>
      {event.data === undefined || event.isFetching ? (
        <Waiting query={event} />
      ) : (
        <Changed event={event.data} />
      )}
    </Page>
  );
}

/** The form begins from what the server has now; later changes of others come into it by its version. */
function Changed({ event }: { readonly event: Execution }): ReactElement {
  const { t } = useTranslation('control');
  return event.changeable ? (
    <EventForm event={event} name="event" newValues={NEW_VALUES} />
  ) : (
    <Notice tone="warning">{t('form.othersPeople')}</Notice>
  );
}

function Copied({ id }: { readonly id: string }): ReactElement {
  const { t } = useTranslation('control');
  const event = useDetails(id);
  return (
    <Page title={t('form.copyTitle')}>
      {event.data === undefined ? (
        <Waiting query={event} />
      ) : (
        <EventForm
          event={undefined}
          name={`event-copy-${id}`}
          newValues={copyOf(
            event.data,
            event.data.assignedUsers.map((user) => ({ id: user.id, name: user.fullName })),
          )}
        />
      )}
    </Page>
  );
}

/** An event is called like its work unless it is called otherwise. */
function OfWork({ id }: { readonly id: string }): ReactElement {
  const { t } = useTranslation('control');
  const work = useQuery(callQuery<typeof getWorkDetails>('/works/:id/details', { params: { id } }));
  return (
    <Page title={t('form.newTitle')}>
      {work.data === undefined ? (
        <Waiting query={work} />
      ) : (
        <EventForm event={undefined} name={`event-work-${id}`} newValues={valuesOfWork(work.data)} />
      )}
    </Page>
  );
}

function MadeUp({ id }: { readonly id: string }): ReactElement {
  const { t } = useTranslation('control');
  const language = useLanguage();
  const event = useDetails(id);
  const board = useQuery({
    ...callQuery<typeof getBoard>('/execution-work/:id/board', { params: { id } }),
    staleTime: 0,
  });
  const missing = board.data?.rows.filter(({ attemptId }) => attemptId === null).map(({ user }) => user);
  return (
    <Page title={t('form.makeUpTitle')}>
      {event.data === undefined || missing === undefined ? (
        <Waiting query={event.isError ? event : board} />
      ) : (
        <>
          <Notice>
            {t('form.makeUpNote', { count: missing.length, name: textIn(event.data.title, language) })}
          </Notice>
          <EventForm
            event={undefined}
            name={`event-makeup-${id}`}
            newValues={copyOf(
              event.data,
              missing.map((user) => ({ id: user.id, name: user.fullName })),
            )}
          />
        </>
      )}
    </Page>
  );
}
