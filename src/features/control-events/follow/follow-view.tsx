// /update-control?event=&follow=&task=: a learner's scene as it is saved, while it is played.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { useFullBleed } from '#src/ui/layout/full-bleed.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { TASK_VIEWS } from '#tasks/views.ts';
import { SetBookmark } from '../bookmarks/set-bookmark.tsx';
import { followedScene, type FollowedScene } from './follow-scene.ts';

interface FollowViewProps extends FollowedScene {
  /** Where one came from. */
  readonly backTo: string;
}

export function FollowView(props: FollowViewProps): ReactElement {
  const { t } = useTranslation(['board', 'common']);
  const language = useLanguage();
  const format = useFormat();
  const navigate = useNavigate();
  const close = (): void => void navigate(props.backTo);
  useFullBleed();
  const client = useQueryClient();
  const followed = useQuery(followedScene(client, props));
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
