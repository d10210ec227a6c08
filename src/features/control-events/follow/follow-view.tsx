// /update-control?event=&follow=&task=: a learner's scene as it is saved, while it is played.
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { followScene } from '#contract/calls/control.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { call } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { useFullBleed } from '#src/ui/layout/full-bleed.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { TASK_VIEWS } from '#tasks/views.ts';
import { boardPath } from '../events-address.ts';
import { SetBookmark } from '../bookmarks/set-bookmark.tsx';
import { grownRun, type FollowedRun } from './grown-run.ts';

const EVERY_MS = 2000;

interface FollowViewProps {
  readonly eventId: string;
  readonly userId: string;
  /** Of the task in the attempt, from 1. */
  readonly number: string;
}

function followedRun(client: QueryClient, { eventId, userId, number }: FollowViewProps) {
  const queryKey = ['followed run', eventId, userId, number];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const ask = (known?: FollowedRun) =>
        call<typeof followScene>('GET', '/execution-work/:id/people/:userId/scenes/:number', {
          params: { id: eventId, userId, number },
          query: known === undefined ? {} : { run: known.run, after: known.replay.entries.length },
          signal,
        });
      const known = client.getQueryData<FollowedRun>(queryKey);
      const grown = grownRun(known, await ask(known)) ?? grownRun(undefined, await ask());
      if (grown === undefined) throw new Error('The server left the simulation out unasked');
      return grown;
    },
    refetchInterval: ({ state }) => (state.data?.isRunning === false ? false : EVERY_MS),
    // The run is the same object until it grows.
    structuralSharing: false,
    gcTime: 0,
  });
}

export function FollowView(props: FollowViewProps): ReactElement {
  const { t } = useTranslation(['board', 'common']);
  const language = useLanguage();
  const format = useFormat();
  const navigate = useNavigate();
  const close = (): void => void navigate(boardPath(props.eventId));
  useFullBleed();
  const client = useQueryClient();
  const followed = useQuery(followedRun(client, props));
  if (followed.data === undefined) {
    if (followed.isPending) return <Loader label={t('common:loading')} fullPage />;
    return (
      <>
        <QueryError query={followed} />
        <Button variant="secondary" text={t('common:actions.back')} onClick={close} />
      </>
    );
  }
  const { run, replay, isRunning, asOf } = followed.data;
  const tools = isRunning ? (
    <SetBookmark id={props.eventId} chosen={[props.userId]} text={t('bookmarks.setHere')} />
  ) : undefined;
  const { Screen } = TASK_VIEWS[replay.simulation.simulation].replay;
  return (
    <Suspense fallback={<Loader label={t('common:loading')} fullPage />}>
      <Screen
        key={run}
        replay={replay}
        language={language}
        startAtMs={Number.MAX_SAFE_INTEGER}
        live={{ isRunning, isFresh: !followed.isError, heardAt: format.time(asOf), tools }}
        onClose={close}
      />
    </Suspense>
  );
}
