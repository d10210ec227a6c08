// Writes chosen courses, works or tasks as an archive, or tasks in a format of others, after it has been said what that cannot hold.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { checkTaskExport, exportTasks } from '#contract/calls/exchange.ts';
import {
  EXCHANGE_KINDS,
  EXCHANGE_LIMITS,
  EXPORT_FORMATS,
  LOSSES,
  type ExportFormat,
} from '#contract/entities/exchange.ts';
import { TASK_TYPES } from '#contract/entities/task-type.ts';
import { call, type ResponseBody } from '#src/lib/api/call.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import styles from './export.module.css';

/** What is written: the formats of others hold the tasks alone. */
export interface Exported {
  readonly courseIds?: readonly string[];
  readonly workIds?: readonly string[];
  readonly taskIds?: readonly string[];
}

interface ExportDialogProps extends Exported {
  readonly onClose: () => void;
}

const ENDINGS = {
  ARCHIVE: 'zip',
  MOODLE_XML: 'xml',
  GIFT: 'gift.txt',
  QTI: 'qti.zip',
} as const satisfies Record<ExportFormat, string>;

/** The request for a format: an archive of works has their tasks by itself. */
function bodyOf(format: ExportFormat, { courseIds = [], workIds = [], taskIds = [] }: Exported) {
  const isOfTasks = format !== 'ARCHIVE' || courseIds.length + workIds.length === 0;
  return isOfTasks
    ? { format, taskIds: [...taskIds] }
    : { format, courseIds: [...courseIds], workIds: [...workIds] };
}

function useTitle({ courseIds = [], workIds = [], taskIds = [] }: Exported): string {
  const { t } = useTranslation('exchange');
  if (courseIds.length > 0) return t('export.courses', { count: courseIds.length });
  if (workIds.length > 0) return t('export.works', { count: workIds.length });
  return t('export.title', { count: taskIds.length });
}

/** What writing in a format would lose, and saving what it writes. */
function useExport(format: ExportFormat, exported: Exported, onSaved: () => void) {
  const body = bodyOf(format, exported);
  const isTooMany = (body.taskIds ?? []).length > EXCHANGE_LIMITS.items;
  const found = useQuery({
    queryKey: ['/task-exports/check', body],
    queryFn: () => call<typeof checkTaskExport>('POST', '/task-exports/check', { body }),
    placeholderData: keepPreviousData,
    enabled: !isTooMany,
  });
  const save = useMutation({
    mutationFn: () => call<typeof exportTasks>('POST', '/task-exports/file', { body, as: 'blob' }),
    onSuccess: (file) => {
      saveFile(file, `kristall-${new Date().toISOString().slice(0, 10)}.${ENDINGS[format]}`);
      onSaved();
    },
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  return { isTooMany, found, save };
}

export function ExportDialog({ onClose, ...exported }: ExportDialogProps): ReactElement {
  const { t } = useTranslation(['exchange', 'common']);
  const [format, setFormat] = useState<ExportFormat>('ARCHIVE');
  const { isTooMany, found, save } = useExport(format, exported, onClose);
  const canSave = found.data?.some(({ problem }) => problem === null) ?? false;
  return (
    <Overlay
      open
      onClose={onClose}
      title={useTitle(exported)}
      closeLabel={t('common:actions.close')}
      size="m"
      footer={
        <Button
          text={t('export.save')}
          disabled={!canSave}
          loading={save.isPending}
          onClick={() => save.mutate()}
        />
      }
    >
      <div className={styles.take}>
        <Formats of={exported} value={format} onChange={setFormat} />
        <p className={styles.note}>
          {t('export.asPublished')} {format === 'ARCHIVE' ? t('export.notTaken') : null}
        </p>
        {isTooMany ? (
          <Notice tone="danger">{t('export.tooMany', { count: EXCHANGE_LIMITS.items })}</Notice>
        ) : (
          <Looking found={found} />
        )}
      </div>
    </Overlay>
  );
}

interface FormatsProps {
  readonly of: Exported;
  readonly value: ExportFormat;
  readonly onChange: (format: ExportFormat) => void;
}

function Formats({ of: { taskIds = [] }, value, onChange }: FormatsProps): ReactElement {
  const { t } = useTranslation('exchange');
  // Courses go out as archives alone: there is nothing to choose.
  if (taskIds.length === 0) return <p className={styles.note}>{t('formatNotes.ARCHIVE')}.</p>;
  return (
    <RadioGroup<ExportFormat>
      label={t('export.format')}
      value={value}
      onChange={onChange}
      options={EXPORT_FORMATS.map((format) => ({
        value: format,
        label: t(`formats.${format}`),
        description: t(`formatNotes.${format}`),
      }))}
    />
  );
}

function Looking({ found }: Pick<ReturnType<typeof useExport>, 'found'>): ReactElement {
  if (found.isError) return <QueryError query={found} />;
  return found.data === undefined ? <Skeleton shape="block" height="72px" /> : <Found items={found.data} />;
}

function Found({ items }: { readonly items: ResponseBody<typeof checkTaskExport> }): ReactElement {
  const { t } = useTranslation(['exchange', 'works']);
  const leftOut = items.filter(({ problem }) => problem !== null);
  const types = TASK_TYPES.map((type) => ({
    type,
    count: leftOut.filter(({ taskType }) => taskType === type).length,
  })).filter(({ count }) => count > 0);
  const lost = LOSSES.map((loss) => ({
    loss,
    count: items.filter(({ losses }) => losses.includes(loss)).length,
  })).filter(({ count }) => count > 0);
  if (leftOut.length === items.length) return <Notice tone="danger">{t('export.nothing')}</Notice>;
  const kinds = EXCHANGE_KINDS.toReversed().flatMap((kind) => {
    const count = items.filter((item) => item.kind === kind).length;
    return count === 0 ? [] : [t('export.kind', { kind: t(`manyKinds.${kind}`), count })];
  });
  return (
    <>
      <p className={styles.note}>{kinds.join(' · ')}</p>
      {leftOut.length === 0 ? null : (
        <Notice tone="warning" title={t('export.leftOut', { count: leftOut.length })}>
          <ul className={styles.list}>
            {types.map(({ type, count }) => (
              <li key={type}>{t('export.lostIn', { what: t(`works:types.${type}`), count })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {lost.length === 0 ? (
        <Notice tone="success">{t('export.whole')}</Notice>
      ) : (
        <Notice tone="warning" title={t('export.lost')}>
          <ul className={styles.list}>
            {lost.map(({ loss, count }) => (
              <li key={loss}>{t('export.lostIn', { what: t(`losses.${loss}`), count })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
