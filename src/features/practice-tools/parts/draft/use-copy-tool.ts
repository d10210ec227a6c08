// A copy of an action or a profile, opened at once.
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { inEveryLanguage } from '#contract/languages.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import type { Opened } from '#src/ui/navigation/use-opened.ts';
import { copyTool, type ToolData, type ToolDrafts, type ToolState } from './tool-drafts.ts';

const MAX_TITLE = 200;

export function useCopyTool<T extends ToolData, State extends ToolState<T>>(
  kind: ToolDrafts<T, State>,
  opened: Opened,
): (id: string) => void {
  const { i18n } = useTranslation('practice-tools');
  const copy = useMutation({
    mutationFn: (id: string) =>
      copyTool(kind, id, (title) =>
        inEveryLanguage((language) =>
          title[language] === ''
            ? ''
            : i18n
                .getFixedT(language, 'practice-tools')('action.copyOf', { name: title[language] })
                .slice(0, MAX_TITLE),
        ),
      ),
    onSuccess: async ({ id }) => {
      await kind.refresh();
      opened.open(id);
    },
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  return copy.mutate;
}
