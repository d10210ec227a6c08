// Making, renaming and deleting topics; a deletion can be taken back.
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { createTopic, deleteTopic, restoreTopic, updateTopic } from '#contract/calls/topics.ts';
import { call } from '#src/lib/api/call.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { refreshContent } from './content-acts.ts';
import type { PlacedTopic } from './use-topics.ts';

interface TopicValues {
  readonly name: string;
  readonly parentId: string | null;
}

/** Stores a new topic, or a changed one; throws the server's refusal. */
export async function storeTopic(edited: PlacedTopic | undefined, body: TopicValues): Promise<void> {
  if (edited === undefined) await call<typeof createTopic>('POST', '/topics', { body });
  else
    await call<typeof updateTopic>('PUT', '/topics/:id', {
      params: { id: edited.id },
      body,
      ifMatch: edited.version,
    });
  await refreshContent();
}

export function useDeleteTopic() {
  const { t } = useTranslation('works');
  return useMutation({
    mutationFn: ({ id }: PlacedTopic) =>
      call<typeof deleteTopic>('DELETE', '/topics/:id', { params: { id } }),
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
    onSuccess: async (_nothing, { id, name }) => {
      await refreshContent();
      const restore = async (): Promise<void> => {
        await call<typeof restoreTopic>('POST', '/topics/:id/restore', { params: { id } });
        await refreshContent();
        showToast({ tone: 'success', text: t('topics.restored', { name }) });
      };
      const undo = (): void => {
        restore().catch((error: unknown) => showToast({ tone: 'danger', text: (error as Error).message }));
      };
      showToast({
        tone: 'success',
        text: t('topics.deleted', { name }),
        action: { text: t('actions.undo'), run: undo },
        durationMs: 15_000,
      });
    },
  });
}
