// Only what is at the server can be published: a press that comes to nothing says why.
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/ui/feedback/toast-store.ts';

interface SavedSession {
  flush(): Promise<void>;
  view(): { readonly saved: 'SERVER' | 'SAVING' | 'HERE' | 'UNREACHED' };
}

/** Whether all that was typed is with the server now; without the network the person is told. */
export function useSavedToPublish(session: SavedSession): () => Promise<boolean> {
  const { t } = useTranslation('work-editor');
  return async () => {
    await session.flush();
    const { saved } = session.view();
    if (saved === 'UNREACHED') showToast({ tone: 'warning', text: t('publishing.unreached') });
    return saved === 'SERVER';
  };
}
