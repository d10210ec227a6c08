// The calls of marking again, and asking how far it is while something is under way.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  applyRegrade,
  cancelRegrade,
  listRegrades,
  startRegrade,
  undoRegrade,
} from '#contract/calls/regrades.ts';
import type { Regrade } from '#contract/entities/regrade.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call, type Input } from '#src/lib/api/call.ts';

const POLL_MS = 1000;

export function isUnderWay({ state }: Regrade): boolean {
  return state === 'RUNNING' || state === 'APPLYING' || state === 'UNDOING';
}

/** The trials and acts of a task, the latest first. */
export function useRegrades(taskId: string) {
  return useQuery({
    ...callQuery<typeof listRegrades>('/tasks/:id/regrades', { params: { id: taskId } }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? POLL_MS : false),
  });
}

type Act = NonNullable<Input<typeof applyRegrade>['body']>;

/** What can be done; the page asks anew after each. */
export function useRegradeActs(taskId: string) {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['/tasks/:id/regrades'] });
  const params = (id: string) => ({ params: { id } });
  const start = useMutation({
    mutationFn: () => call<typeof startRegrade>('POST', '/tasks/:id/regrades', params(taskId)),
    onSuccess,
  });
  const cancel = useMutation({
    mutationFn: (id: string) => call<typeof cancelRegrade>('POST', '/regrades/:id/cancellation', params(id)),
    onSuccess,
  });
  const apply = useMutation({
    mutationFn: ({ id, body }: { readonly id: string; readonly body: Act }) =>
      call<typeof applyRegrade>('POST', '/regrades/:id/act', { ...params(id), body }),
    onSuccess,
  });
  const undo = useMutation({
    mutationFn: (id: string) => call<typeof undoRegrade>('POST', '/regrades/:id/undo', params(id)),
    onSuccess,
  });
  return { start, cancel, apply, undo };
}
