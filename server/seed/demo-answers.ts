// Long answers by the demo student's fellows, so that the review queue of a demo teacher is not empty.
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import { orderOf } from '#server/routes/completed-work/attempt-view.ts';
import {
  findAttemptTasks,
  laterBy,
  type AttemptTaskRow,
} from '#server/routes/completed-work/attempts-repository.ts';
import { startOrResume } from '#server/routes/works/start-attempt.ts';
import { json, searchKey } from '#server/storage/columns.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import type { AnswerOrder } from '#tasks/kit/schema.ts';
import { questionKindOf } from '#tasks/kinds.ts';
import { fellowPerson, type SeededFellow } from './demo-attempts.ts';

/** The first work with a long answer: «Человек и частицы». */
const WORK = { title: 'Человек и частицы', minutes: 14 } as const;

const WRITTEN: readonly { readonly login: string; readonly hoursAgo: number; readonly text: string }[] = [
  {
    login: 'a.fedorov',
    hoursAgo: 26,
    text:
      'Чистая на вид рубашка всё равно выделяет частицы: человек в обычной одежде теряет сотни тысяч частиц в минуту, ' +
      'а когда идёт — миллионы. Комбинезон их удерживает.\n\nПосле душа кожа тоже шелушится, поэтому закрывают и волосы.',
  },
  {
    login: 'e.zakharova',
    hoursAgo: 20,
    text: 'Правила одинаковы для всех. Комбинезон надевают, чтобы не испачкать пластины.',
  },
  {
    login: 't.yusupov',
    hoursAgo: 3,
    text:
      'Дело не в чистоте, а в частицах. Хлопок пылит, а ткань комбинезона нет: стоящий в нём человек выделяет около 10 000 частиц ' +
      'в минуту вместо 800 000. Волосы и борода тоже источники.',
  },
];

function eventsOf(
  tasks: readonly AttemptTaskRow[],
  contents: ReadonlyMap<string, TaskData>,
  order: AnswerOrder,
  text: string,
): AttemptEvent[] {
  return tasks.flatMap((task, index): AttemptEvent[] => {
    const data = contents.get(task.taskId);
    const answer =
      task.taskType === 'QUESTION'
        ? { text }
        : data === undefined
          ? undefined
          : questionKindOf(task.taskType)?.rightAnswer(data, order);
    const at = (index + 1) * 50_000;
    return answer === undefined ? [] : [{ type: 'ANSWER', taskId: task.taskId, answer, at }];
  });
}

async function insertAnswers(
  tx: Tx,
  workId: string,
  fellow: SeededFellow,
  { hoursAgo, text }: (typeof WRITTEN)[number],
  now: string,
): Promise<void> {
  const person = fellowPerson(fellow);
  const wanted = {
    person,
    workId,
    mode: 'SELFCONTROL',
    executionId: undefined,
    now,
    origin: 'UPLOAD',
  } as const;
  const started = await startOrResume(tx, wanted);
  if (started.kind !== 'STARTED') return;
  const { id: attemptId } = started.attempt;
  const tasks = await findAttemptTasks(tx, attemptId);
  const events = eventsOf(tasks, await taskRevisionsOf(tx, tasks), orderOf(started.attempt), text);
  const startedAt = laterBy(now, -hoursAgo * 3_600_000);
  const submittedAt = laterBy(startedAt, WORK.minutes * 60_000);
  await tx
    .updateTable('attempts')
    .set({ startedAt, submittedAt, deadline: null, lastContactAt: submittedAt, lastSequence: 1 })
    .where('id', '=', attemptId)
    .execute();
  const batch = { attemptId, sequence: 1, writer: 1, contentHash: '', receivedAt: submittedAt, late: false };
  await tx
    .insertInto('eventBatches')
    .values({ ...batch, events: json(events) })
    .execute();
}

/** Does nothing if a later version no longer has this work. */
export async function seedAnswers(
  tx: Tx,
  fellows: ReadonlyMap<string, SeededFellow>,
  now: string,
): Promise<void> {
  const found = await tx
    .selectFrom('works')
    .select('id')
    .where('titleKey', '=', searchKey(WORK.title))
    .executeTakeFirst();
  if (found === undefined) return;
  for (const one of WRITTEN) {
    const fellow = fellows.get(one.login);
    if (fellow !== undefined) await insertAnswers(tx, found.id, fellow, one, now);
  }
}
