// Archiving an action, a chain, a case, a room or a profile: asked where something uses it, with an undo at once; and bringing it back.
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  deleteAction,
  deleteChain,
  restoreAction,
  restoreChain,
} from '#contract/calls/practice-tools.ts';
import type { deleteTerminalProfile, restoreTerminalProfile } from '#contract/calls/terminal-profiles.ts';
import type { deleteBay, restoreBay } from '#contract/calls/bays.ts';
import type { deleteRoom, restoreRoom } from '#contract/calls/rooms.ts';
import type { deleteTestCase, restoreTestCase } from '#contract/calls/test-cases.ts';
import { call } from '#src/lib/api/call.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';

type ItemKind = 'action' | 'chain' | 'case' | 'room' | 'bay' | 'profile';

interface Item {
  readonly id: string;
  readonly name: string;
}

async function put(kind: ItemKind, id: string): Promise<void> {
  const input = { params: { id } };
  if (kind === 'action') await call<typeof deleteAction>('DELETE', '/action/:id', input);
  else if (kind === 'chain') await call<typeof deleteChain>('DELETE', '/action-sequence/:id', input);
  else if (kind === 'profile')
    await call<typeof deleteTerminalProfile>('DELETE', '/terminal-profiles/:id', input);
  else if (kind === 'bay') await call<typeof deleteBay>('DELETE', '/bays/:id', input);
  else if (kind === 'room') await call<typeof deleteRoom>('DELETE', '/rooms/:id', input);
  else await call<typeof deleteTestCase>('DELETE', '/test-cases/:id', input);
}

async function bring(kind: ItemKind, id: string): Promise<void> {
  const input = { params: { id } };
  if (kind === 'action') await call<typeof restoreAction>('POST', '/action/:id/restore', input);
  else if (kind === 'chain') await call<typeof restoreChain>('POST', '/action-sequence/:id/restore', input);
  else if (kind === 'profile')
    await call<typeof restoreTerminalProfile>('POST', '/terminal-profiles/:id/restore', input);
  else if (kind === 'bay') await call<typeof restoreBay>('POST', '/bays/:id/restore', { ...input, body: {} });
  else if (kind === 'room')
    await call<typeof restoreRoom>('POST', '/rooms/:id/restore', { ...input, body: {} });
  else await call<typeof restoreTestCase>('POST', '/test-cases/:id/restore', { ...input, body: {} });
}

function fail(error: Error): void {
  showToast({ tone: 'danger', text: error.message });
}

interface Archive {
  /** Asks first where something uses it. */
  readonly archive: (item: Item, useCount?: number) => void;
  readonly restore: (item: Item) => void;
  /** The question, while there is one. */
  readonly asking: ReactElement | null;
}

export function useArchive(kind: ItemKind, refresh: () => Promise<void>): Archive {
  const { t } = useTranslation(['practice-tools', 'common']);
  const [asked, ask] = useState<Item & { readonly useCount: number }>();
  const restore = useMutation({
    mutationFn: ({ id }: Item) => bring(kind, id),
    onSuccess: async (_done, { name }) => {
      await refresh();
      showToast({ tone: 'success', text: t('restored', { name }) });
    },
    onError: fail,
  });
  const archive = useMutation({
    mutationFn: ({ id }: Item) => put(kind, id),
    onSuccess: async (_done, item) => {
      ask(undefined);
      await refresh();
      const action = { text: t('undo'), run: () => restore.mutate(item) };
      showToast({ tone: 'success', text: t('archived', { name: item.name }), action });
    },
    onError: fail,
  });
  return {
    archive: (item, useCount = 0) => (useCount === 0 ? archive.mutate(item) : ask({ ...item, useCount })),
    restore: restore.mutate,
    asking:
      asked === undefined ? null : (
        <ConfirmDialog
          open
          title={t('archiving.title', { name: asked.name })}
          confirmText={t('acts.archive')}
          cancelText={t('common:actions.cancel')}
          loading={archive.isPending}
          onConfirm={() => archive.mutate(asked)}
          onCancel={() => ask(undefined)}
        >
          <p>
            {t(kind === 'action' ? 'archiving.inChains' : 'archiving.inCases', { count: asked.useCount })}
          </p>
          <p>{t('archiving.next')}</p>
        </ConfirmDialog>
      ),
  };
}
