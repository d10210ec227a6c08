// A class to look at the figures by, where nobody has learned yet: made and removed by whoever edits people.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getDemoClass, makeDemoClass, removeDemoClass } from '#contract/calls/statistics.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call } from '#src/lib/api/call.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import styles from './statistics.module.css';

const PATH = '/statistics/demo-class';
/** Its attempts are made and marked meanwhile. */
const LOOK_AGAIN_MS = 10_000;

function useChange(change: () => Promise<unknown>, said: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      showToast({ tone: 'success', text: said });
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/statistics'),
      });
    },
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
}

export function DemoClassCard(): ReactElement | null {
  return useCan('USERS_EDIT') ? <ShownCard /> : null;
}

function ShownCard(): ReactElement | null {
  const { t } = useTranslation(['statistics', 'common']);
  const [isAsking, setAsking] = useState(false);
  const demoClass = useQuery({
    ...callQuery<typeof getDemoClass>(PATH, {}),
    refetchInterval: ({ state }) => ((state.data?.people ?? 0) > 0 ? LOOK_AGAIN_MS : false),
  });
  const make = useChange(() => call<typeof makeDemoClass>('POST', PATH, {}), t('demoClass.made'));
  const remove = useChange(() => call<typeof removeDemoClass>('DELETE', PATH, {}), t('demoClass.removed'));
  if (demoClass.isError) return <QueryError compact query={demoClass} />;
  const { data } = demoClass;
  if (data === undefined) return null;
  const isThere = data.people > 0;
  return (
    <Card title={t('demoClass.title')}>
      <p className={styles.lead}>
        {isThere ? t('demoClass.there', { people: data.people, count: data.attempts }) : t('demoClass.lead')}
      </p>
      <p className={styles.links}>
        {isThere ? (
          <Button
            variant="secondary"
            text={t('demoClass.remove')}
            loading={remove.isPending}
            onClick={() => setAsking(true)}
          />
        ) : (
          <Button
            variant="secondary"
            text={t('demoClass.make')}
            loading={make.isPending}
            onClick={() => make.mutate()}
          />
        )}
      </p>
      <ConfirmDialog
        open={isAsking}
        title={t('demoClass.removeTitle')}
        tone="danger"
        confirmText={t('demoClass.remove')}
        cancelText={t('common:actions.cancel')}
        loading={remove.isPending}
        error={remove.error?.message}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        <p>{t('demoClass.removeText')}</p>
      </ConfirmDialog>
    </Card>
  );
}
