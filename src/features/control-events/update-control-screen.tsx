// /update-control: all control events, or with ?event= the board of one, its debriefing, with &wall= the wall of scenes, or with ?follow= the scene of a learner.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { listExecutions } from '#contract/calls/execution-work.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { FilterSelect, ListHead } from '#src/ui/list/list-filters.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList, type List } from '#src/ui/list/use-list.ts';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { useEventColumns } from './event-columns.tsx';
import { boardPath, EVENTS_LIST, NEW_EVENT_PATH, wallPath, type EventFilterName } from './events-address.ts';
import styles from './events.module.css';

const LateFollow = lazy(async () => ({ default: (await import('./follow/follow-view.tsx')).FollowView }));
const LateWall = lazy(async () => ({ default: (await import('./wall/wall-view.tsx')).WallView }));
const LateBoard = lazy(async () => ({ default: (await import('./board/board-view.tsx')).BoardView }));

const LateDebriefing = lazy(async () => ({
  default: (await import('./bookmarks/debriefing-view.tsx')).DebriefingView,
}));

export function UpdateControlScreen(): ReactElement {
  const { t } = useTranslation('control');
  const [params] = useAddress();
  const id = params.get('event') ?? '';
  if (id === '') return <EventList />;
  const followed = params.get('follow');
  const isWall = params.has('wall');
  const people = params.get('people')?.split(',') ?? [];
  if (followed !== null)
    return (
      <Suspense fallback={<Loader label={t('opening')} fullPage />}>
        <LateFollow
          eventId={id}
          userId={followed}
          number={params.get('task') ?? '1'}
          backTo={isWall ? wallPath(id, people) : boardPath(id)}
        />
      </Suspense>
    );
  const isDebriefing = params.get('view') === 'debriefing';
  return (
    <Suspense fallback={<Loader label={t('opening')} fullPage />}>
      {isWall ? (
        <LateWall key={id} id={id} people={people} />
      ) : isDebriefing ? (
        <LateDebriefing key={id} id={id} />
      ) : (
        <LateBoard key={id} id={id} />
      )}
    </Suspense>
  );
}

const STATES = ['OPEN', 'COMING', 'ENDED'] as const;

function EventList(): ReactElement {
  const { t } = useTranslation('control');
  const list = useList(EVENTS_LIST);
  const mayMake = useCan('EXECUTIONS_EDIT');
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        {mayMake ? (
          <Link className={buttonClass()} to={NEW_EVENT_PATH}>
            <Plus size={18} aria-hidden="true" /> {t('make')}
          </Link>
        ) : null}
      </div>
      <ListHead
        list={list}
        searchLabel={t('search')}
        filters={
          <FilterSelect
            list={list}
            name="state"
            label={t('state')}
            anyText={t('anyState')}
            options={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
        }
      />
      <Rows list={list} />
    </div>
  );
}

function Rows({ list }: { readonly list: List<EventFilterName> }): ReactElement {
  const { t } = useTranslation('control');
  const state = STATES.find((one) => one === list.filter('state'));
  const query = { ...list.query, ...(state === undefined ? {} : { state }) };
  const events = useQuery({
    ...callQuery<typeof listExecutions>('/execution-work', { query }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  return (
    <ListRows
      name="events"
      list={list}
      query={events}
      caption={t('title')}
      columns={useEventColumns(events.data?.content ?? [])}
      rowKey={(event) => event.id}
      total={(count) => t('total', { count })}
      empty={<Nothing />}
    />
  );
}

function Nothing(): ReactElement {
  const { t } = useTranslation('control');
  const navigate = useNavigate();
  const mayMake = useCan('EXECUTIONS_EDIT');
  return (
    <EmptyState
      title={t('empty')}
      picture={<StatePicture scene="empty-events" />}
      action={mayMake ? <Button text={t('make')} onClick={() => void navigate(NEW_EVENT_PATH)} /> : undefined}
    >
      {t('emptyNext')}
    </EmptyState>
  );
}
