// An attempt with events of the device applied: what the server will hold once it has them.
import type { Attempt, AttemptEvent, AttemptTask } from '#contract/entities/attempt.ts';

type Saved = AttemptTask['saved'];

/** The attempt after these events, in order. Events of tasks that are not its own change nothing. */
export function withEvents(attempt: Attempt, events: readonly AttemptEvent[]): Attempt {
  if (events.length === 0) return attempt;
  const tasks = attempt.tasks.map((task) => {
    const own = events.filter((event) => event.taskId === task.id);
    return own.length === 0 ? task : { ...task, saved: own.reduce(savedAfter, task.saved) };
  });
  return { ...attempt, tasks };
}

function savedAfter(saved: Saved, event: AttemptEvent): Saved {
  switch (event.type) {
    case 'DRAFT':
      return { ...saved, answer: event.answer, isConfirmed: false };
    case 'ANSWER':
      return { ...saved, answer: event.answer, isConfirmed: true, attemptsUsed: saved.attemptsUsed + 1 };
    case 'HINT':
      return { ...saved, hintTaken: true };
    case 'RESTART':
      return { ...saved, restart: event.restart, entries: [] };
    case 'ACTIONS':
      return event.restart === saved.restart
        ? { ...saved, entries: [...saved.entries, ...event.entries] }
        : saved;
  }
}
