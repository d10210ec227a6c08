// What the people of an event were given, and what can be given there.
import { useQuery } from '@tanstack/react-query';
import type { listGivable, listInjections } from '#contract/calls/injections.ts';
import type { Injection } from '#contract/entities/injections.ts';
import { callQuery } from '#src/lib/api/call-query.ts';

const EVERY_MS = 2000;

export function useInjections(id: string, isRunning: boolean) {
  return useQuery({
    ...callQuery<typeof listInjections>('/execution-work/:id/injections', { params: { id } }),
    refetchInterval: isRunning ? EVERY_MS : false,
    staleTime: 0,
  });
}

/** @param mayAct whoever only watches is not asked what they could give */
export function useGivable(id: string, mayAct: boolean) {
  return useQuery({
    ...callQuery<typeof listGivable>('/execution-work/:id/givable', { params: { id } }),
    enabled: mayAct,
  });
}

/** Given together: one row of the list, the latest first. */
export interface InjectionSet {
  readonly setId: string;
  readonly first: Injection;
  readonly all: readonly Injection[];
}

export function setsOf(injections: readonly Injection[]): readonly InjectionSet[] {
  const sets = new Map<string, Injection[]>();
  for (const one of injections) sets.set(one.setId, [...(sets.get(one.setId) ?? []), one]);
  return [...sets].flatMap(([setId, all]) => {
    const [first] = all;
    return first === undefined ? [] : [{ setId, first, all }];
  });
}
