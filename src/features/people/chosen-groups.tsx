// Actions on several groups at once.
import { Archive, DoorClosed, DoorOpen, Power, PowerOff } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChosenBar } from '#src/ui/list/chosen-bar.tsx';
import type { Selection } from '#src/ui/list/use-selection.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { useChangeGroups, type GroupsChange } from './group-actions.ts';

const ACTS = [
  ['turnOn', Power, { kind: 'STATUS', status: 'ACTIVE' }],
  ['turnOff', PowerOff, { kind: 'STATUS', status: 'INACTIVE' }],
  ['openDoor', DoorOpen, { kind: 'OPEN', open: true }],
  ['closeDoor', DoorClosed, { kind: 'OPEN', open: false }],
] as const satisfies readonly (readonly [string, unknown, GroupsChange['action']])[];

export function ChosenGroups({ selection }: { readonly selection: Selection }): ReactElement {
  const { t } = useTranslation('groups');
  const change = useChangeGroups();
  const [isArchiving, setArchiving] = useState(false);
  const ids = [...selection.chosen];
  const act = (action: GroupsChange['action']): void =>
    change.mutate(
      { groupIds: ids, action },
      {
        onSuccess: selection.clear,
        onError: (error) => showToast({ tone: 'danger', text: error.message }),
      },
    );
  return (
    <>
      <ChosenBar selection={selection}>
        {ACTS.map(([name, Icon, action]) => (
          <Button
            key={name}
            size="s"
            variant="secondary"
            icon={<Icon size={16} aria-hidden="true" />}
            text={t(`actions.${name}`)}
            disabled={change.isPending}
            onClick={() => act(action)}
          />
        ))}
        <Button
          size="s"
          variant="secondary"
          icon={<Archive size={16} aria-hidden="true" />}
          text={t('actions.archive')}
          onClick={() => setArchiving(true)}
        />
      </ChosenBar>
      {isArchiving ? (
        <ArchiveDialog ids={ids} onDone={selection.clear} onClose={() => setArchiving(false)} />
      ) : null}
    </>
  );
}
