// The existing codes: search, filters, and revoking one or several.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listUserQr, revokeUserQr, UserQr, UserQrStatus } from '#contract/calls/qr-sign-in.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { call } from '#src/lib/api/call.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { ChosenBar } from '#src/ui/list/chosen-bar.tsx';
import { isOneOf, type ListAddress } from '#src/ui/list/list-address.ts';
import { FilterSelect, ListHead } from '#src/ui/list/list-filters.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { queryClient } from '#src/lib/api/query-client.ts';
import { useList } from '#src/ui/list/use-list.ts';
import { useFoundRows } from '#src/ui/list/use-found-rows.ts';
import { useSelection } from '#src/ui/list/use-selection.ts';
import { Badge, type BadgeTone } from '#src/ui/data/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { deviceName } from './device-name.ts';
import styles from './qr.module.css';

const STATUSES = ['GOOD', 'EXPIRED', 'USED_UP', 'REVOKED'] as const satisfies readonly UserQrStatus[];
const TONES = {
  GOOD: 'success',
  EXPIRED: 'neutral',
  USED_UP: 'neutral',
  REVOKED: 'danger',
} as const satisfies Record<UserQrStatus, BadgeTone>;

const CODES: ListAddress<'status'> = {
  sorts: ['dateCreating', 'expiresAt', 'lastUsedAt'],
  defaultSort: { key: 'dateCreating', direction: 'descending' },
  filters: { status: isOneOf(STATUSES) },
};

export function CodesList(): ReactElement {
  const { t } = useTranslation('qr-sign-in');
  const list = useList(CODES);
  const status = STATUSES.find((one) => one === list.filter('status'));
  const query = { ...list.query, ...(status && { status }) };
  const codes = useQuery({
    ...callQuery<typeof listUserQr>('/user-qr-auth', { query }),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection(list.narrowing);
  const withFound = useFoundRows({
    selection,
    page: codes.data,
    load: (first) => call<typeof listUserQr>('GET', '/user-qr-auth', { query: { ...query, ...first } }),
  });
  const [revoking, setRevoking] = useState<readonly string[]>([]);
  const columns = useColumns((code) => setRevoking([code.id]));
  return (
    <section className={styles.codes} aria-labelledby="codes-made">
      <h2 id="codes-made">{t('codes.title')}</h2>
      <ListHead
        list={list}
        searchLabel={t('codes.search')}
        filters={
          <FilterSelect
            list={list}
            name="status"
            label={t('codes.status')}
            anyText={t('codes.anyStatus')}
            options={STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
        }
      />
      <ListRows
        name="qr-codes"
        list={list}
        query={codes}
        caption={t('codes.title')}
        columns={columns}
        rowKey={(code) => code.id}
        rowName={(code) => code.userName}
        selection={selection}
        total={(count) => t('codes.total', { count })}
        empty={<NoCodes />}
      />
      <ChosenBar selection={withFound}>
        <Button
          size="s"
          variant="error"
          text={t('codes.revokeChosen')}
          onClick={() => setRevoking([...selection.chosen])}
        />
      </ChosenBar>
      <RevokeDialog ids={revoking} onClose={() => setRevoking([])} onDone={selection.clear} />
    </section>
  );
}

function NoCodes(): ReactElement {
  const { t } = useTranslation('qr-sign-in');
  return (
    <EmptyState title={t('codes.empty')} icon={<QrCode size={40} aria-hidden="true" />}>
      {t('codes.emptyNext')}
    </EmptyState>
  );
}

interface RevokeDialogProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function RevokeDialog({ ids, onClose, onDone }: RevokeDialogProps): ReactElement {
  const { t } = useTranslation(['qr-sign-in', 'common']);
  const revoke = useMutation({
    mutationFn: (wanted: readonly string[]) =>
      call<typeof revokeUserQr>('POST', '/user-qr-auth/revoke', { body: { ids: [...wanted] } }),
    onSuccess: ({ revoked }) => {
      showToast({ tone: 'success', text: t('revoked', { count: revoked }) });
      onClose();
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['/user-qr-auth'] }),
  });
  return (
    <ConfirmDialog
      open={ids.length > 0}
      tone="danger"
      title={t('revoke.title', { count: ids.length })}
      confirmText={t('revoke.confirm')}
      cancelText={t('common:actions.cancel')}
      loading={revoke.isPending}
      error={revoke.error?.message}
      onConfirm={() => revoke.mutate(ids)}
      onCancel={onClose}
    >
      {t('revoke.text')}
    </ConfirmDialog>
  );
}

function useColumns(onRevoke: (code: UserQr) => void): readonly Column<UserQr>[] {
  const { t } = useTranslation('qr-sign-in');
  const format = useFormat();
  return [
    {
      key: 'person',
      title: t('codes.person'),
      header: true,
      cell: ({ userName, userLogin, groupName }) => (
        <span className={styles.person}>
          {userName}
          <span className={styles.hint}>{[userLogin, groupName].filter(Boolean).join(' · ')}</span>
        </span>
      ),
    },
    {
      key: 'status',
      title: t('codes.status'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>,
    },
    {
      key: 'expiresAt',
      title: t('codes.expires'),
      sortable: true,
      unbroken: true,
      cell: ({ expiresAt }) => format.dateTime(expiresAt),
    },
    {
      key: 'uses',
      title: t('codes.uses'),
      align: 'end',
      cell: ({ usesLeft }) => (usesLeft === null ? t('codes.unbounded') : format.number(usesLeft)),
    },
    {
      key: 'lastUsedAt',
      title: t('codes.lastUsed'),
      sortable: true,
      cell: (code) => <LastUse code={code} />,
    },
    {
      key: 'dateCreating',
      title: t('codes.made'),
      sortable: true,
      unbroken: true,
      cell: ({ dateCreating }) => format.dateTime(dateCreating),
    },
    {
      key: 'act',
      title: t('codes.act'),
      titleHidden: true,
      align: 'end',
      cell: (code) => <RevokeButton code={code} onRevoke={onRevoke} />,
    },
  ];
}

interface RevokeButtonProps {
  readonly code: UserQr;
  readonly onRevoke: (code: UserQr) => void;
}

function RevokeButton({ code, onRevoke }: RevokeButtonProps): ReactElement | null {
  const { t } = useTranslation('qr-sign-in');
  if (code.status === 'REVOKED') return null;
  return (
    <Button
      size="s"
      variant="secondary"
      text={t('codes.revoke')}
      aria-label={t('codes.revokeOf', { name: code.userName })}
      onClick={() => onRevoke(code)}
    />
  );
}

function LastUse({ code }: { readonly code: UserQr }): ReactElement {
  const { t } = useTranslation('qr-sign-in');
  const format = useFormat();
  if (code.lastUsedAt === null) return <>{t('codes.never')}</>;
  return (
    <span className={styles.person}>
      {format.dateTime(code.lastUsedAt)}
      <span className={styles.hint}>
        {[deviceName(code.lastUserAgent), t('codes.times', { count: code.useCount })]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  );
}
