// Deleting the draft of an action or a profile that was never published; it can be brought back at once.
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import type { ToolData, ToolDrafts, ToolState } from './tool-drafts.ts';

const fail = (error: Error): number => showToast({ tone: 'danger', text: error.message });

export function useDropTool<T extends ToolData, State extends ToolState<T>>(
  kind: ToolDrafts<T, State>,
): (id: string) => void {
  const { t } = useTranslation('practice-tools');
  const bringBack = useMutation({
    mutationFn: ({ id, data, questions }: State) =>
      kind.calls.save(id, { data, questions, version: 0, baseRevision: 0 }),
    onSuccess: kind.refresh,
    onError: fail,
  });
  const drop = useMutation({
    mutationFn: async (id: string) => {
      const draft = await kind.calls.read(id);
      await kind.drop(draft);
      return draft;
    },
    onSuccess: async (draft) => {
      await kind.refresh();
      const action = { text: t('undo'), run: () => bringBack.mutate(draft) };
      showToast({ tone: 'success', text: t('draftDeleted'), action });
    },
    onError: fail,
  });
  return drop.mutate;
}
