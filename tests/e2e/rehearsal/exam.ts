// The exam of the rehearsal: two questions and a practice, in one work; and who watches without acting.
import type { Task } from '#contract/entities/work.ts';
import type { RoleWithCount } from '#contract/calls/roles.ts';
import { callerFor, demoGroupId, demoWorks, newStudent, PASSWORD, type Student } from '../people.ts';
import { makeQuestionWork } from '../question-work.ts';

/** Of each question. */
export const QUESTION_SCORE = 6;
/** Of the practice, done without a fault. */
export const PRACTICE_SCORE = 100;

export interface Exam {
  readonly workId: string;
  readonly title: string;
}

/** Theory and practice: the questions are made, the practice is that of the demo control. */
export async function makeExam(url: string, student: Student): Promise<Exam> {
  const admin = await callerFor(url, 'admin');
  const { controlId } = await demoWorks(url);
  const shown = await admin.call<{ readonly tasks: readonly Task[] }>('GET', `/works/${controlId}/details`);
  const work = await makeQuestionWork(url, student, ['COMMONQUESTION', 'SINGLECHOICE']);
  await admin.call('PATCH', `/works/${work.id}`, { kind: 'EXAM' });
  await admin.call('PUT', `/works/${work.id}/add-tasks-by-ids`, { taskIds: shown.tasks.map(({ id }) => id) });
  return { workId: work.id, title: work.title };
}

/** Students one after another: each is made by the administrator, who signs in for it. */
export async function newStudents(url: string, count: number): Promise<readonly Student[]> {
  const made: Student[] = [];
  while (made.length < count) made.push(await newStudent(url));
  return made;
}

interface Group {
  readonly name: string;
  readonly openForRegistration: boolean;
  readonly teacherIds: readonly string[];
}

/** Somebody who watches the events of the demo group and may do nothing in them; returns the login. */
export async function newWatcher(url: string): Promise<string> {
  const admin = await callerFor(url, 'admin');
  const groupId = await demoGroupId(admin);
  const privileges = ['EXECUTIONS_WATCH', 'RESULTS_READ'];
  const titleName = `Наблюдатель ${Date.now()}`;
  const role = await admin.call<RoleWithCount>('POST', '/roles', { titleName, privileges });
  const login = `w${Date.now()}`;
  const { id } = await admin.call<{ readonly id: string }>('POST', '/users', {
    login,
    name: 'Ольга',
    surname: 'Наблюдатель',
    lastName: 'Сергеевна',
    email: `${login}@demo.invalid`,
    gender: 'FEMALE',
    groupId: null,
    password: PASSWORD,
    roles: [role.name],
  });
  const { name, openForRegistration, teacherIds } = await admin.call<Group>('GET', `/groups/${groupId}`);
  const body = { name, openForRegistration, teacherIds: [...teacherIds, id] };
  await admin.call('PUT', `/groups/${groupId}`, body);
  return login;
}
