// Writes chosen tasks in a format of other systems, after it has been said what that format cannot hold.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { checkTaskExport, exportTasks } from '#contract/calls/exchange.ts';
import { EXCHANGE_LIMITS, EXPORT_FORMATS, LOSSES, type ExportFormat } from '#contract/entities/exchange.ts';
import { call, type ResponseBody } from '#src/lib/api/call.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import styles from './exchange.module.css';

interface ExportDialogProps {
  readonly taskIds: readonly string[];
  readonly onClose: () => void;
}

const ENDINGS = { MOODLE_XML: 'xml', GIFT: 'gift.txt', QTI: 'qti.zip' } as const satisfies Record<
  ExportFormat,
  string
>;

export function ExportDialog({ taskIds, onClose }: ExportDialogProps): ReactElement {
  const { t } = useTranslation(['exchange', 'common']);
  const [format, setFormat] = useState<ExportFormat>('MOODLE_XML');
  const isTooMany = taskIds.length > EXCHANGE_LIMITS.items;
  const body = { format, taskIds: [...taskIds] };
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
      onClose();
    },
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  const canSave = found.data?.some(({ problem }) => problem === null) ?? false;
  return (
    <Overlay
      open
      onClose={onClose}
      title={t('export.title', { count: taskIds.length })}
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
        <RadioGroup<ExportFormat>
          label={t('export.format')}
          value={format}
          onChange={setFormat}
          options={EXPORT_FORMATS.map((value) => ({
            value,
            label: t(`formats.${value}`),
            description: t(`formatNotes.${value}`),
          }))}
        />
        <p className={styles.note}>{t('export.asPublished')}</p>
        {isTooMany ? (
          <Notice tone="danger">{t('export.tooMany', { count: EXCHANGE_LIMITS.items })}</Notice>
        ) : null}
        {found.isError ? <QueryError query={found} /> : null}
        {found.isPending && !isTooMany ? <Skeleton shape="block" height="72px" /> : null}
        {found.data === undefined ? null : <Found items={found.data} />}
      </div>
    </Overlay>
  );
}

function Found({ items }: { readonly items: ResponseBody<typeof checkTaskExport> }): ReactElement {
  const { t } = useTranslation('exchange');
  const leftOut = items.filter(({ problem }) => problem !== null).length;
  const lost = LOSSES.map((loss) => ({
    loss,
    count: items.filter(({ losses }) => losses.includes(loss)).length,
  })).filter(({ count }) => count > 0);
  if (leftOut === items.length) return <Notice tone="danger">{t('export.nothing')}</Notice>;
  return (
    <>
      {leftOut === 0 ? null : <Notice tone="warning">{t('export.leftOut', { count: leftOut })}</Notice>}
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
