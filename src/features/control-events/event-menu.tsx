// Actions on one event, at the end of its row; a deleted one can be brought back at once.
import { useMutation } from '@tanstack/react-query';
import { MoreVertical } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { deleteExecution, restoreExecution } from '#contract/calls/execution-work.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { call } from '#src/lib/api/call.ts';
import { debriefingPath } from '#src/lib/attempts/debriefing-routes.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { Menu, type MenuAction } from '#src/ui/overlays/menu.tsx';
import { boardPath, copyPath, eventPath, makeUpPath } from './events-address.ts';
import { refreshEvents } from './refresh-events.ts';

function useRemove(id: string) {
  const { t } = useTranslation('control');
  const undo = async (): Promise<void> => {
    try {
      await call<typeof restoreExecution>('POST', '/execution-work/:id/restore', { params: { id } });
      await refreshEvents();
      showToast({ tone: 'success', text: t('restored') });
    } catch (error) {
      showToast({ tone: 'danger', text: error instanceof Error ? error.message : String(error) });
    }
  };
  return useMutation({
    mutationFn: () => call<typeof deleteExecution>('DELETE', '/execution-work/:id', { params: { id } }),
    onSuccess: async () => {
      await refreshEvents();
      showToast({
        tone: 'success',
        text: t('removed'),
        action: { text: t('undo'), run: () => void undo() },
      });
    },
  });
}

function useActions(event: Execution, onRemove: () => void): readonly MenuAction[] {
  const { t } = useTranslation('control');
  const navigate = useNavigate();
  const [mayWatch, mayEdit, mayRead] = [
    useCan('EXECUTIONS_WATCH'),
    useCan('EXECUTIONS_EDIT'),
    useCan('RESULTS_READ'),
  ];
  const goTo = (path: string) => () => void navigate(path);
  const { id, changeable, state } = event;
  const mayChange = mayEdit && changeable;
  const actions: readonly (MenuAction & { readonly may: boolean })[] = [
    { id: 'board', may: mayWatch, text: t('actions.board'), run: goTo(boardPath(id)) },
    {
      id: 'debriefing',
      may: mayWatch && state !== 'COMING',
      text: t('actions.debriefing'),
      run: goTo(debriefingPath({ eventId: id, bookmarkId: null, isHidden: true })),
    },
    { id: 'results', may: mayRead, text: t('actions.results'), run: goTo(`/teacher-results?event=${id}`) },
    { id: 'statistics', may: mayRead, text: t('actions.statistics'), run: goTo(`/statistics/events/${id}`) },
    { id: 'edit', may: mayChange, text: t('actions.edit'), run: goTo(eventPath(id)) },
    { id: 'copy', may: mayEdit, text: t('actions.copy'), run: goTo(copyPath(id)) },
    {
      id: 'makeUp',
      may: mayEdit && mayWatch && state !== 'COMING',
      text: t('actions.makeUp'),
      note: t('actions.makeUpNote'),
      run: goTo(makeUpPath(id)),
    },
    { id: 'remove', may: mayChange, text: t('actions.remove'), tone: 'danger', run: onRemove },
  ];
  return actions.filter(({ may }) => may);
}

export function EventMenu({ event }: { readonly event: Execution }): ReactElement | null {
  const { t } = useTranslation(['control', 'common']);
  const name = textIn(event.title, useLanguage());
  const [isAsking, setAsking] = useState(false);
  const remove = useRemove(event.id);
  const actions = useActions(event, () => setAsking(true));
  if (actions.length === 0) return null;
  return (
    <>
      <Menu
        label={t('actions.of', { name })}
        trigger={<MoreVertical size={20} aria-hidden="true" />}
        actions={actions}
      />
      <ConfirmDialog
        open={isAsking}
        title={t('removeTitle', { name })}
        tone="danger"
        confirmText={t('actions.remove')}
        cancelText={t('common:actions.cancel')}
        loading={remove.isPending}
        error={remove.error?.message}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        <p>{t(event.state === 'OPEN' ? 'removeRunning' : 'removeText')}</p>
      </ConfirmDialog>
    </>
  );
}
