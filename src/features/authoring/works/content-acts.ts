// Changes of several works or tasks: one call, all or none, with an undo of exactly what it changed.
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { changeCourses } from '#contract/calls/courses.ts';
import type { changeTasks } from '#contract/calls/tasks.ts';
import type { changeWorks } from '#contract/calls/works.ts';
import type { ContentKind } from '#contract/entities/workshop.ts';
import { call, type Input } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';

export type WorksChange = NonNullable<Input<typeof changeWorks>['body']>;
type CoursesChange = NonNullable<Input<typeof changeCourses>['body']>;
type TasksChange = NonNullable<Input<typeof changeTasks>['body']>;

const LISTS = [
  '/works',
  '/tasks',
  '/topics',
  '/courses',
  '/drafts',
  '/workshop/trash',
  '/workshop/faulty-works',
  '/workshop/changes',
];

/** Everything that shows works or tasks is asked for again. */
export async function refreshContent(): Promise<void> {
  await Promise.all(LISTS.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

/** What takes a change of works back. */
function undoOfWorks({ kind }: WorksChange['action']): WorksChange['action'] {
  return { kind: kind === 'ARCHIVE' ? 'RESTORE' : 'ARCHIVE' };
}

/** What takes a change of tasks back, if it is done to the tasks that were changed. */
function undoOfTasks(action: TasksChange['action']): TasksChange['action'] {
  switch (action.kind) {
    case 'ARCHIVE':
      return { kind: 'RESTORE' };
    case 'ADD_TO_WORK':
      return { ...action, kind: 'TAKE_OUT' };
    case 'TAKE_OUT':
      return { ...action, kind: 'ADD_TO_WORK' };
    case 'ADD_TOPIC':
      return { ...action, kind: 'REMOVE_TOPIC' };
    case 'REMOVE_TOPIC':
      return { ...action, kind: 'ADD_TOPIC' };
    default:
      return { kind: 'ARCHIVE' };
  }
}

interface Done {
  readonly text: string;
  readonly count: number;
}

/** Says what was done, with a button that takes it back where there is one. */
function tell(t: TFunction<['works', 'common']>, { text, count }: Done, undo?: () => Promise<Done>): void {
  if (count === 0) {
    showToast({ tone: 'info', text: t('common:nothingChanged') });
    return;
  }
  if (undo === undefined) {
    showToast({ tone: 'success', text });
    return;
  }
  const run = (): void => {
    undo()
      .then((done) => tell(t, done))
      .catch((error: unknown) => showToast({ tone: 'danger', text: String((error as Error).message) }))
      .finally(() => void refreshContent());
  };
  showToast({ tone: 'success', text, action: { text: t('actions.undo'), run }, durationMs: UNDO_MS });
}

/** Long enough to notice a mistake; the trash keeps what was deleted anyway. */
const UNDO_MS = 15_000;

const sendWorks = (body: WorksChange) => call<typeof changeWorks>('POST', '/works/changes', { body });
const sendTasks = (body: TasksChange) => call<typeof changeTasks>('POST', '/tasks/changes', { body });
const sendCourses = (body: CoursesChange) => call<typeof changeCourses>('POST', '/courses/changes', { body });
const failed = (error: Error): void => void showToast({ tone: 'danger', text: error.message });

export function useChangeWorks() {
  const { t } = useTranslation(['works', 'common']);
  return useMutation({
    mutationFn: sendWorks,
    onError: failed,
    onSuccess: async ({ ids }, { action }) => {
      await refreshContent();
      const done = ({ kind }: WorksChange['action'], count: number): Done => ({
        text: t(`done.${kind}`, { count }),
        count,
      });
      tell(t, done(action, ids.length), async () => {
        const back = undoOfWorks(action);
        return done(back, (await sendWorks({ workIds: ids, action: back })).ids.length);
      });
    },
  });
}

export function useChangeTasks() {
  const { t } = useTranslation(['works', 'common']);
  return useMutation({
    mutationFn: sendTasks,
    onError: failed,
    onSuccess: async ({ ids }, { action }) => {
      await refreshContent();
      const done = ({ kind }: TasksChange['action'], count: number): Done => ({
        text: t(`bank.done.${kind}`, { count }),
        count,
      });
      tell(t, done(action, ids.length), async () => {
        const back = undoOfTasks(action);
        return done(back, (await sendTasks({ taskIds: ids, action: back })).ids.length);
      });
    },
  });
}

interface PutAway {
  readonly kind: ContentKind;
  readonly id: string;
}

function bringBack({ kind, id }: PutAway): Promise<unknown> {
  switch (kind) {
    case 'COURSE':
      return sendCourses({ courseIds: [id], action: { kind: 'RESTORE' } });
    case 'WORK':
      return sendWorks({ workIds: [id], action: { kind: 'RESTORE' } });
    case 'TASK':
      return sendTasks({ taskIds: [id], action: { kind: 'RESTORE' } });
  }
}

function putAway({ kind, id }: PutAway): Promise<unknown> {
  switch (kind) {
    case 'COURSE':
      return sendCourses({ courseIds: [id], action: { kind: 'ARCHIVE', withWorks: true } });
    case 'WORK':
      return sendWorks({ workIds: [id], action: { kind: 'ARCHIVE' } });
    case 'TASK':
      return sendTasks({ taskIds: [id], action: { kind: 'ARCHIVE' } });
  }
}

/** Brings something back from the trash, whatever it is. */
export function useRestore() {
  const { t } = useTranslation(['works', 'workshop', 'common']);
  return useMutation({
    mutationFn: bringBack,
    onError: failed,
    onSuccess: async (_changed, content) => {
      await refreshContent();
      tell(t, { text: t('workshop:trash.restored'), count: 1 }, async () => {
        await putAway(content);
        return { text: t('workshop:trash.archived'), count: 1 };
      });
    },
  });
}
