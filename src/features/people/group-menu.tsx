// Actions on one group, at the end of its row and above its people.
import { MoreVertical } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Group } from '#contract/entities/user.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Menu, type MenuAction } from '#src/ui/overlays/menu.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { useChangeGroups, type GroupsChange } from './group-actions.ts';
import { useOpened } from './use-opened.ts';

interface GroupMenuProps {
  readonly group: Group;
  readonly onArchived?: (() => void) | undefined;
}

/** What can be done with the group, but for putting it away. */
function useActions({ group, onArchived }: GroupMenuProps): readonly MenuAction[] {
  const { t } = useTranslation('groups');
  const { open } = useOpened();
  const navigate = useNavigate();
  const change = useChangeGroups();
  const mayRead = useCan('RESULTS_READ');
  const act = (action: GroupsChange['action']): void =>
    change.mutate(
      { groupIds: [group.id], action },
      { onError: (error) => showToast({ tone: 'danger', text: error.message }) },
    );
  const isActive = group.status === 'ACTIVE';
  return [
    ...(onArchived
      ? []
      : [
          {
            id: 'people',
            text: t('actions.people'),
            run: () => void navigate(`/groups?group=${group.id}`),
          },
          { id: 'edit', text: t('actions.edit'), run: () => open('edit', group.id) },
        ]),
    ...(mayRead
      ? [
          {
            id: 'statistics',
            text: t('actions.statistics'),
            run: () => void navigate(`/statistics/groups/${group.id}`),
          },
        ]
      : []),
    {
      id: 'status',
      text: t(isActive ? 'actions.turnOff' : 'actions.turnOn'),
      note: t(isActive ? 'actions.turnOffNote' : 'actions.turnOnNote'),
      run: () => act({ kind: 'STATUS', status: isActive ? 'INACTIVE' : 'ACTIVE' }),
    },
    {
      id: 'open',
      text: t(group.openForRegistration ? 'actions.closeDoor' : 'actions.openDoor'),
      run: () => act({ kind: 'OPEN', open: !group.openForRegistration }),
    },
  ];
}

export function GroupMenu({ group, onArchived }: GroupMenuProps): ReactElement {
  const { t } = useTranslation('groups');
  const [isArchiving, setArchiving] = useState(false);
  const actions = useActions({ group, onArchived });
  return (
    <>
      <Menu
        label={t('actions.of', { name: group.name })}
        trigger={<MoreVertical size={20} aria-hidden="true" />}
        actions={[
          ...actions,
          { id: 'archive', text: t('actions.archive'), tone: 'danger', run: () => setArchiving(true) },
        ]}
      />
      {isArchiving ? (
        <ArchiveDialog
          ids={[group.id]}
          name={group.name}
          onDone={() => onArchived?.()}
          onClose={() => setArchiving(false)}
        />
      ) : null}
    </>
  );
}
