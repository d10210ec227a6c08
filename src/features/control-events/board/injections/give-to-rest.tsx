// Gives to everybody else in an event what some were given: the same set for all.
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { giveInjection } from '#contract/calls/injections.ts';
import type { Execution } from '#contract/entities/execution.ts';
import type { Injection } from '#contract/entities/injections.ts';
import { createActKey } from '#src/lib/api/act-key.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useOutcome } from '../use-outcome.ts';

interface GiveToRestProps {
  readonly event: Execution;
  readonly first: Injection;
  readonly all: readonly Injection[];
}

/** Nothing where all have it, or the event does not run. Who was called off may get it again. */
export function GiveToRest({ event, first, all }: GiveToRestProps): ReactElement | null {
  const { t } = useTranslation('board');
  const [actKey] = useState(() => createActKey());
  const has = new Set(all.flatMap(({ user, stage }) => (stage === 'CANCELLED' ? [] : [user.id])));
  const rest = event.assignedUsers.filter(({ id }) => !has.has(id));
  const tellOutcome = useOutcome(rest);
  const giving = useMutation({
    mutationFn: () => {
      const { what, setId, moment, reason } = first;
      const body = { what, setId, moment, reason, userIds: rest.map(({ id }) => id) };
      return call<typeof giveInjection>('POST', '/execution-work/:id/injections', {
        params: { id: event.id },
        body,
        idempotencyKey: actKey.keyFor(body),
      });
    },
    onSuccess: ({ done, refused }) => {
      tellOutcome(
        t('injections.given', { count: done.length }),
        done.length,
        refused.map(({ userId, why }) => ({ userId, why: t(`injections.refusals.${why}`) })),
      );
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['/execution-work/:id/injections'] }),
  });
  if (rest.length === 0 || event.state !== 'OPEN') return null;
  return (
    <>
      {giving.isError ? (
        <Notice tone="danger" live>
          {giving.error.message}
        </Notice>
      ) : null}
      <Button
        size="s"
        variant="secondary"
        text={t('injections.giveToRest', { count: rest.length })}
        loading={giving.isPending}
        onClick={() => giving.mutate()}
      />
    </>
  );
}
