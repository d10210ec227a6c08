// A copy of an action or a profile, opened at once.
import { useMutation } from '@tanstack/react-query';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import type { Opened } from '#src/ui/navigation/use-opened.ts';
import { copyTool, type ToolData, type ToolDrafts, type ToolState } from './tool-drafts.ts';

export function useCopyTool<T extends ToolData, State extends ToolState<T>>(
  kind: ToolDrafts<T, State>,
  opened: Opened,
): (id: string) => void {
  const copy = useMutation({
    mutationFn: (id: string) => copyTool(kind, id),
    onSuccess: async ({ id }) => {
      await kind.refresh();
      opened.open(id);
    },
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  return copy.mutate;
}
