// /room-constructor: the rooms in which cases are played, shipped and own; with a room in the address, its drawing.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { listRooms } from '#contract/calls/rooms.ts';
import type { ListedRoom } from '#contract/entities/room-draft.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { Column } from '#src/ui/data/table.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { ListHead } from '#src/ui/list/list-filters.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList } from '#src/ui/list/use-list.ts';
import { useOpened } from '#src/ui/navigation/use-opened.ts';
import { ViewFilter } from '../parts/common-filters.tsx';
import { ToolsHead } from '../parts/tools-head.tsx';
import styles from '../practice-tools.module.css';
import { OPENED_ROOM, ROOMS_LIST } from '../tools-address.ts';
import { NewRoom } from './new-room.tsx';
import { useRoomColumns } from './room-columns.tsx';
import { RoomEditor } from './room-editor.tsx';
import { RoomScreen } from './room-screen.tsx';

export function RoomsScreen(): ReactElement {
  // The words of what begins a case are there before a room can begin one: nothing is taken away while they load.
  useTranslation(['practice-tools', 'test-cases']);
  const opened = useOpened(OPENED_ROOM);
  if (opened.id === undefined) return <RoomsList />;
  return <RoomScreen key={opened.id} id={opened.id} Editor={RoomEditor} onBack={opened.close} />;
}

function RoomsList(): ReactElement {
  const { t } = useTranslation('practice-tools');
  const head = { title: t('rooms.title'), lead: t('rooms.lead'), actions: <NewRoom /> };
  return <RoomRows {...head} columns={useRoomColumns()} />;
}

interface RoomRowsProps {
  readonly title: string;
  readonly lead: string;
  readonly actions: ReactNode;
  readonly columns: readonly Column<ListedRoom>[];
}

/** The list of rooms under a head of its own: for their plans, and for their rules. */
export function RoomRows({ title, lead, actions, columns }: RoomRowsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const list = useList(ROOMS_LIST);
  const archived = list.filter('view') === 'archived' ? ({ archived: 'true' } as const) : {};
  const rooms = useQuery({
    ...callQuery<typeof listRooms>('/rooms', { query: { ...list.query, ...archived } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.page}>
      <ToolsHead title={title} lead={lead} actions={actions} />
      <ListHead list={list} searchLabel={t('rooms.search')} filters={<ViewFilter list={list} />} />
      <ListRows
        name="rooms"
        list={list}
        query={rooms}
        caption={title}
        columns={columns}
        rowKey={({ id }) => id}
        total={(count) => t('rooms.total', { count })}
        empty={<EmptyState title={t('actions.empty')}>{t('rooms.emptyNext')}</EmptyState>}
      />
    </div>
  );
}
