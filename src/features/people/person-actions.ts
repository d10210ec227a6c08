// Actions on one person, in the list and on their card.
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { changeUsers } from '#contract/calls/user-admin.ts';
import type { User } from '#contract/entities/user.ts';
import { useCan, useCurrentUser } from '#src/lib/session/current-user.ts';
import { call, type Input } from '#src/lib/api/call.ts';
import type { MenuAction } from '#src/ui/overlays/menu.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { useOpened } from './use-opened.ts';
import { refreshPeople } from './people-queries.ts';

export type PeopleChange = NonNullable<Input<typeof changeUsers>['body']>;

/** One action on one or many people: all or none. If the server refuses, it names who is the obstacle. */
export function useChangePeople() {
  const { t } = useTranslation(['people', 'common']);
  return useMutation({
    mutationFn: (body: PeopleChange) => call<typeof changeUsers>('POST', '/users/changes', { body }),
    onSuccess: async ({ changed }) => {
      await refreshPeople();
      if (changed === 0) showToast({ tone: 'info', text: t('common:nothingChanged') });
      else showToast({ tone: 'success', text: t('changed', { count: changed }) });
    },
  });
}

export function usePersonActions(user: User, withCard: boolean): readonly MenuAction[] {
  const { t } = useTranslation('people');
  const { open } = useOpened();
  const navigate = useNavigate();
  const isOwn = useCurrentUser()?.id === user.id;
  const mayRead = useCan('RESULTS_READ');
  const makesCodes = useCan('QR_EDIT');
  const change = useChangePeople();
  const act = (kind: 'ACTIVATE' | 'DEACTIVATE'): void =>
    change.mutate(
      { userIds: [user.id], action: { kind } },
      { onError: (error) => showToast({ tone: 'danger', text: error.message }) },
    );
  const results = {
    id: 'results',
    text: t('actions.results'),
    run: () => void navigate(`/results-user/${user.id}`),
  };
  const statistics = {
    id: 'statistics',
    text: t('actions.statistics'),
    run: () => void navigate(`/statistics/people/${user.id}`),
  };
  const code = { id: 'qr', text: t('actions.qr'), run: () => void navigate(`/qr-create?users=${user.id}`) };
  return [
    ...(withCard ? [{ id: 'open', text: t('actions.open'), run: () => open('person', user.id) }] : []),
    { id: 'edit', text: t('actions.edit'), run: () => open('edit', user.id) },
    ...(mayRead ? [results, statistics] : []),
    ...(makesCodes && user.active ? [code] : []),
    user.active
      ? {
          id: 'deactivate',
          text: t('actions.deactivate'),
          note: isOwn ? t('actions.ownNote') : t('actions.deactivateNote'),
          disabled: isOwn,
          run: () => act('DEACTIVATE'),
        }
      : { id: 'activate', text: t('actions.activate'), run: () => act('ACTIVATE') },
    {
      id: 'erase',
      text: t('actions.erase'),
      tone: 'danger',
      disabled: isOwn,
      run: () => open('erase', user.id),
      note: t('actions.eraseNote', { name: fullNameOf(user) }),
    },
  ];
}
