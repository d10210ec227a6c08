// /controltask: the attempt of a control event; before it begins, the page that waits for the start.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { LearnerExecution } from '#contract/entities/execution.ts';
import { ownExecutionsQuery } from '#src/lib/attempts/own-executions.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { AttemptPage } from '../attempt-page.tsx';
import { BeforeControl } from './before-control.tsx';
import { PausedBy } from './paused-by.tsx';
import { TeacherMessage } from './teacher-message.tsx';
import { useFollowedEvent } from './use-followed-event.ts';

const LEAVE_TO = '/control';

export function ControlTaskScreen(): ReactElement {
  const { id = '' } = useParams();
  const { t } = useTranslation(['attempt', 'common']);
  const user = useCurrentUser();
  const event = useFollowedEvent(id);
  const isKnown = useKnown(event);
  if (event.isError && event.data === undefined)
    return <QueryError query={event} wayOn={{ to: LEAVE_TO, text: t('overview.toControl') }} />;
  if (event.data === undefined || !isKnown || !user) return <Loader label={t('common:loading')} />;
  return <Control key={id} userId={user.id} event={event.data} />;
}

/** What an earlier visit left may be from before the attempt began or ended: where it is asked for again, that comes first. */
function useKnown({ data, isFetching }: ReturnType<typeof useFollowedEvent>): boolean {
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && data !== undefined && !isFetching) setKnown(true);
  return isKnown;
}

interface ControlProps {
  readonly userId: string;
  readonly event: LearnerExecution;
}

/** Once it has begun, the attempt says by itself how it ends. */
function Control({ userId, event }: ControlProps): ReactElement {
  const [begun, setBegun] = useState<{ readonly codeWord: string | undefined } | undefined>(
    event.attemptStatus === 'IN_PROGRESS' ? { codeWord: undefined } : undefined,
  );
  const [refusal, setRefusal] = useState<string>();
  const refuse = useCallback((error: unknown) => {
    setBegun(undefined);
    setRefusal(error instanceof Error ? error.message : String(error));
  }, []);
  useToldElsewhere(userId);
  return (
    <>
      <TeacherMessage event={event} />
      <PausedBy event={event} />
      {begun === undefined ? (
        <BeforeControl
          event={event}
          refusal={refusal}
          onBegin={(codeWord) => {
            setRefusal(undefined);
            setBegun({ codeWord: codeWord });
          }}
        />
      ) : (
        <AttemptPage
          userId={userId}
          wanted={{
            workId: event.workId,
            mode: 'CONTROL',
            executionId: event.id,
            codeWord: begun.codeWord,
          }}
          leaveTo={LEAVE_TO}
          part={{ isPaused: event.isPaused, heard: event.serverNow }}
          onRefused={refuse}
        />
      )}
    </>
  );
}

/** Other pages show how much time is left: they ask anew once this one is left. */
function useToldElsewhere(userId: string): void {
  const queries = useQueryClient();
  useEffect(
    () => () => {
      void queries.prefetchQuery({ ...ownExecutionsQuery(userId), staleTime: 0 });
    },
    [queries, userId],
  );
}
