// /room-editing: the rules of rooms, shipped and own; with a room in the address, its tables.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpened } from '#src/ui/navigation/use-opened.ts';
import { OPENED_ROOM, roomRulesPath } from '../../tools-address.ts';
import { NewRoom } from '../new-room.tsx';
import { useRoomColumns } from '../room-columns.tsx';
import { RoomScreen } from '../room-screen.tsx';
import { RoomRows } from '../rooms-screen.tsx';
import { ImportRoom } from './import-room.tsx';
import { RulesEditor } from './rules-editor.tsx';

export function RulesScreen(): ReactElement {
  const opened = useOpened(OPENED_ROOM);
  if (opened.id === undefined) return <RulesList />;
  return <RoomScreen key={opened.id} id={opened.id} Editor={RulesEditor} onBack={opened.close} />;
}

function RulesList(): ReactElement {
  const { t } = useTranslation('practice-tools');
  const actions = (
    <>
      <ImportRoom />
      <NewRoom pathOf={roomRulesPath} />
    </>
  );
  const columns = useRoomColumns(roomRulesPath);
  return <RoomRows title={t('rules.title')} lead={t('rules.lead')} actions={actions} columns={columns} />;
}
