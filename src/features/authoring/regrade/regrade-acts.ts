// The calls of marking again, of one task or of a whole work, and asking how far it is while something is under way.
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type {
  applyRegrade,
  cancelRegrade,
  listRegrades,
  startRegrade,
  undoRegrade,
} from '#contract/calls/regrades.ts';
import type {
  applyWorkRegrade,
  cancelWorkRegrade,
  listWorkRegrades,
  startWorkRegrade,
  undoWorkRegrade,
} from '#contract/calls/work-regrades.ts';
import type { Regrade } from '#contract/entities/regrade.ts';
import type { WorkRegrade } from '#contract/entities/work-regrade.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call, type Input } from '#src/lib/api/call.ts';

const POLL_MS = 1000;

/** What is marked again. */
export interface Subject {
  readonly kind: 'TASK' | 'WORK';
  readonly id: string;
}

/** What trials and acts of a task and of a work have in common. */
export type Begun = Omit<Regrade, 'taskId' | 'taskType' | 'summary'>;

export function isUnderWay({ state }: Begun): boolean {
  return state === 'RUNNING' || state === 'APPLYING' || state === 'UNDOING';
}

const whileUnderWay = ({ state }: { readonly state: { readonly data?: readonly Begun[] | undefined } }) =>
  state.data?.some(isUnderWay) === true ? POLL_MS : (false as const);

/** The trials and acts of a task, the latest first. */
export function useTaskRegrades(taskId: string): UseQueryResult<Regrade[]> {
  return useQuery({
    ...callQuery<typeof listRegrades>('/tasks/:id/regrades', { params: { id: taskId } }),
    refetchInterval: whileUnderWay,
  });
}

/** The same of a work. */
export function useWorkRegrades(workId: string): UseQueryResult<WorkRegrade[]> {
  return useQuery({
    ...callQuery<typeof listWorkRegrades>('/works/:id/regrades', { params: { id: workId } }),
    refetchInterval: whileUnderWay,
  });
}

type Act = NonNullable<Input<typeof applyWorkRegrade>['body']>;

const params = (id: string) => ({ params: { id } });

const CALLS = {
  TASK: {
    list: '/tasks/:id/regrades',
    start: (id: string) => call<typeof startRegrade>('POST', '/tasks/:id/regrades', params(id)),
    cancel: (id: string) => call<typeof cancelRegrade>('POST', '/regrades/:id/cancellation', params(id)),
    apply: (id: string, { taskIds: _all, ...body }: Act) =>
      call<typeof applyRegrade>('POST', '/regrades/:id/act', { ...params(id), body }),
    undo: (id: string) => call<typeof undoRegrade>('POST', '/regrades/:id/undo', params(id)),
  },
  WORK: {
    list: '/works/:id/regrades',
    start: (id: string) => call<typeof startWorkRegrade>('POST', '/works/:id/regrades', params(id)),
    cancel: (id: string) =>
      call<typeof cancelWorkRegrade>('POST', '/work-regrades/:id/cancellation', params(id)),
    apply: (id: string, body: Act) =>
      call<typeof applyWorkRegrade>('POST', '/work-regrades/:id/act', { ...params(id), body }),
    undo: (id: string) => call<typeof undoWorkRegrade>('POST', '/work-regrades/:id/undo', params(id)),
  },
} as const;

/** What can be done; the page asks anew after each. */
export function useRegradeActs({ kind, id: subjectId }: Subject) {
  const queries = useQueryClient();
  const calls = CALLS[kind];
  const onSuccess = () => queries.invalidateQueries({ queryKey: [calls.list] });
  const start = useMutation({ mutationFn: (): Promise<Begun> => calls.start(subjectId), onSuccess });
  const cancel = useMutation({ mutationFn: (id: string): Promise<Begun> => calls.cancel(id), onSuccess });
  const apply = useMutation({
    mutationFn: ({ id, body }: { readonly id: string; readonly body: Act }): Promise<Begun> =>
      calls.apply(id, body),
    onSuccess,
  });
  const undo = useMutation({ mutationFn: (id: string): Promise<Begun> => calls.undo(id), onSuccess });
  return { start, cancel, apply, undo };
}
