// A set of tasks with so many of each topic. A task of several topics counts in one of them: in whichever needs it.
export interface Quota {
  /** A topic. */
  readonly id: string;
  readonly count: number;
}

export interface TaskOfTopics {
  /** Its topics, and those above them. */
  readonly topicIds: ReadonlySet<string>;
}

/**
 * The tasks that fill each quota, as many as there are: what comes first is taken first, and is moved to another of its
 * topics where that makes room. Sorted by points, it is the set of the least sum (or of the greatest).
 */
export function drawByQuota<T extends TaskOfTopics>(
  tasks: readonly T[],
  quotas: readonly Quota[],
): ReadonlyMap<string, readonly T[]> {
  const taken = new Map<string, T[]>(quotas.map(({ id }) => [id, []]));
  const place = (task: T, tried: Set<string>): boolean =>
    quotas.some(({ id, count }) => {
      const inIt = taken.get(id) ?? [];
      if (tried.has(id) || !task.topicIds.has(id)) return false;
      tried.add(id);
      const at = inIt.length < count ? inIt.length : inIt.findIndex((other) => place(other, tried));
      if (at >= 0) inIt[at] = task;
      return at >= 0;
    });
  for (const task of tasks) place(task, new Set());
  return taken;
}
