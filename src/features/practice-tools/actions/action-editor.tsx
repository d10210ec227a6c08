// One action, new or known, over the list.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opened } from '#src/ui/navigation/use-opened.ts';
import { ToolOverlay } from '../parts/draft/tool-overlay.tsx';
import { useToolWords } from '../parts/draft/tool-words.ts';
import { newId } from '../parts/opened-item.ts';
import { ACTION_DRAFTS } from './action-drafts.ts';
import { ActionForm } from './action-form.tsx';

export function ActionEditor({ opened }: { readonly opened: Opened }): ReactElement | null {
  const { t } = useTranslation('practice-tools');
  const words = useToolWords();
  if (opened.id === undefined) return null;
  return (
    <ToolOverlay
      key={opened.id}
      kind={ACTION_DRAFTS}
      opened={opened.id}
      unnamed={newId(opened.id) === undefined ? t('action.title') : t('action.new')}
      words={words}
      fields={(props) => <ActionForm {...props} />}
      onClose={opened.close}
    />
  );
}
