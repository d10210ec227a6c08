// Asks before groups are archived: their people remain, without a group.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { useChangeGroups } from './group-actions.ts';

interface ArchiveDialogProps {
  readonly ids: readonly string[];
  /** The name, if it is a single group. */
  readonly name?: string | undefined;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function ArchiveDialog({ ids, name, onDone, onClose }: ArchiveDialogProps): ReactElement {
  const { t } = useTranslation(['groups', 'common']);
  const change = useChangeGroups();
  const confirm = (): void =>
    change.mutate(
      { groupIds: [...ids], action: { kind: 'ARCHIVE' } },
      {
        onSuccess: () => {
          onClose();
          onDone();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title={
        name === undefined ? t('archive.titleMany', { count: ids.length }) : t('archive.title', { name })
      }
      tone="danger"
      confirmText={t('archive.confirm')}
      cancelText={t('common:actions.cancel')}
      loading={change.isPending}
      error={change.error?.message}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t('archive.text')}
    </ConfirmDialog>
  );
}
