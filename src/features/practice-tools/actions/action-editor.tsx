// One action, new or known, over the list.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getAction } from '#contract/calls/practice-tools.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import type { Opened } from '#src/ui/navigation/use-opened.ts';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { ActionForm } from './action-form.tsx';
import { copiedId, NEW_ID } from '../parts/opened-item.ts';

export function ActionEditor({ opened }: { readonly opened: Opened }): ReactElement | null {
  if (opened.id === undefined) return null;
  return opened.id === NEW_ID ? (
    <NewAction onClose={opened.close} />
  ) : (
    <KnownAction key={opened.id} opened={opened.id} onClose={opened.close} />
  );
}

interface CloseProps {
  readonly onClose: () => void;
}

function NewAction({ onClose }: CloseProps): ReactElement {
  const { t } = useTranslation(['practice-tools', 'common']);
  return (
    <Overlay open size="l" title={t('action.new')} closeLabel={t('common:actions.close')} onClose={onClose}>
      <ActionForm onClose={onClose} />
    </Overlay>
  );
}

function KnownAction({ opened, onClose }: CloseProps & { readonly opened: string }): ReactElement {
  const { t } = useTranslation(['practice-tools', 'common']);
  const language = useLanguage();
  const copied = copiedId(opened);
  const action = useQuery({
    ...callQuery<typeof getAction>('/action/:id', { params: { id: copied ?? opened } }),
    staleTime: 0,
  });
  const name = action.data === undefined ? '' : textIn(action.data.title, language);
  const title = copied === undefined ? name : t('action.copyOf', { name });
  return (
    <Overlay
      open
      size="l"
      title={title === '' ? t('action.title') : title}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      {action.isError ? <QueryError query={action} /> : null}
      {action.isPending ? <Skeleton shape="block" height="480px" /> : null}
      {action.data === undefined || action.isFetching ? null : (
        <ActionForm
          {...(copied === undefined ? { action: action.data } : { copied: action.data })}
          onClose={onClose}
        />
      )}
    </Overlay>
  );
}
