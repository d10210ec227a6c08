// Throwing the changes of a draft away: back to what is published, which can be undone; what was never published is deleted.
import { RotateCcw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import styles from './drafts.module.css';

interface DiscardDraftProps<T> {
  readonly session: {
    flush(): Promise<void>;
    view(): { readonly state: { readonly id: string; readonly version: number } };
    edit(field: null, change: () => T): void;
  };
  readonly published: T | null;
  /** Deletes the draft at the server. */
  readonly drop: (draft: { readonly id: string; readonly version: number }) => Promise<unknown>;
  /** The draft is gone. */
  readonly onDropped: () => void;
}

export function DiscardDraft<T>(props: DiscardDraftProps<T>): ReactElement {
  const { session, published, drop, onDropped } = props;
  const { t } = useTranslation('work-editor');
  const dropNow = async (): Promise<void> => {
    await session.flush();
    try {
      await drop(session.view().state);
    } catch (error) {
      showToast({ tone: 'danger', text: (error as Error).message });
      return;
    }
    onDropped();
  };
  const discard = (): void => {
    if (published === null) void dropNow();
    else session.edit(null, () => published);
  };
  return (
    <Button
      variant="secondary"
      className={styles.discard}
      icon={<RotateCcw size={18} aria-hidden="true" />}
      text={t('discard')}
      onClick={discard}
    />
  );
}
