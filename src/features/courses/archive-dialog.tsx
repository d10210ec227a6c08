// Asks before courses are archived: what becomes of their works.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { useChangeCourses } from './course-actions.ts';
import styles from './courses.module.css';

interface ArchiveDialogProps {
  readonly ids: readonly string[];
  /** The title, if it is a single course. */
  readonly name?: string | undefined;
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
}

const CHOICES = ['withWorks', 'withoutWorks'] as const;

export function ArchiveDialog({ ids, name, onDone, onClose }: ArchiveDialogProps): ReactElement {
  const { t } = useTranslation(['courses', 'common']);
  const change = useChangeCourses();
  const [works, setWorks] = useState<(typeof CHOICES)[number]>('withWorks');
  const confirm = (): void =>
    change.mutate(
      { courseIds: [...ids], action: { kind: 'ARCHIVE', withWorks: works === 'withWorks' } },
      {
        onSuccess: () => {
          onClose();
          onDone?.();
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
      <div className={styles.form}>
        <p>{t('archive.text')}</p>
        <RadioGroup
          label={t('archive.works')}
          value={works}
          onChange={setWorks}
          options={CHOICES.map((value) => ({ value, label: t(`archive.${value}`) }))}
        />
      </div>
    </ConfirmDialog>
  );
}
