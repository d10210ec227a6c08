// Changes of one or several groups: one call, all or none.
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { changeGroups } from '#contract/calls/groups.ts';
import { call, type Input } from '#src/lib/api/call.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { refreshLists, refreshPeople } from './people-queries.ts';

export type GroupsChange = NonNullable<Input<typeof changeGroups>['body']>;

export function useChangeGroups() {
  const { t } = useTranslation(['groups', 'common']);
  return useMutation({
    mutationFn: (body: GroupsChange) => call<typeof changeGroups>('POST', '/groups/changes', { body }),
    onSuccess: async ({ changed }, { action }) => {
      await (action.kind === 'ARCHIVE' ? refreshLists() : refreshPeople());
      if (changed === 0) showToast({ tone: 'info', text: t('common:nothingChanged') });
      else showToast({ tone: 'success', text: t('changed', { count: changed }) });
    },
  });
}
