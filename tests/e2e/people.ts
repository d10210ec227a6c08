// People for a test: signing in by the form; students and control events made through the API.
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

export const PASSWORD = 'crystal';

export interface Student {
  readonly id: string;
  readonly login: string;
  readonly fullName: string;
}

interface Listed<T> {
  readonly content: readonly T[];
}

interface Titled {
  readonly id: string;
  readonly title: { readonly ru: string };
}

/** Makes API calls as a signed-in person. */
export interface Caller {
  readonly token: string;
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** The raw response, for calls that are refused. */
  send(method: string, path: string, body?: unknown): Promise<Response>;
}

async function send(
  url: string,
  token: string,
  method: string,
  path: string,
  body: unknown,
): Promise<Response> {
  const headers: Record<string, string> = { 'idempotency-key': randomUUID() };
  if (token !== '') headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const payload = body === undefined ? {} : { body: JSON.stringify(body) };
  return fetch(`${url}/api/v1${path}`, { method, headers, ...payload });
}

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export async function tokensOf(url: string, login: string, password: string): Promise<Tokens> {
  const entered = await send(url, '', 'POST', '/auth/sign-in', { login, password });
  expect(entered.status, `signing in as ${login}`).toBe(200);
  return (await entered.json()) as Tokens;
}

export async function callerFor(url: string, login: string, password = PASSWORD): Promise<Caller> {
  const { accessToken: token } = await tokensOf(url, login, password);
  return {
    token,
    send: (method, path, body) => send(url, token, method, path, body),
    async call<T>(method: string, path: string, body?: unknown): Promise<T> {
      const answer = await send(url, token, method, path, body);
      const text = await answer.text();
      expect(answer.ok, `${method} ${path}: ${answer.status} ${text.slice(0, 400)}`).toBe(true);
      return (text === '' ? undefined : JSON.parse(text)) as T;
    },
  };
}

const DEMO_GROUP_NAME = 'Фотолитография-1';

/** The group that the demo teacher teaches, whatever other groups earlier tests have made. */
export async function demoGroupId(admin: Caller): Promise<string> {
  const path = `/groups?search=${encodeURIComponent(DEMO_GROUP_NAME)}`;
  const groups = await admin.call<Listed<{ readonly id: string; readonly name: string }>>('GET', path);
  const group = groups.content.find(({ name }) => name === DEMO_GROUP_NAME);
  expect(group, `the group ${DEMO_GROUP_NAME}`).toBeDefined();
  return group?.id ?? '';
}

/** Makes a student of the demo group, who has done nothing yet. */
export async function newStudent(url: string): Promise<Student> {
  const admin = await callerFor(url, 'admin');
  const login = `s${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const person = {
    login,
    name: 'Иван',
    surname: `Пробный-${login.slice(1, 6)}`,
    lastName: 'Петрович',
    email: `${login}@demo.invalid`,
    gender: 'MALE',
    groupId: await demoGroupId(admin),
    password: PASSWORD,
    roles: ['ROLE_STUDENT'],
  };
  const { id } = await admin.call<{ readonly id: string }>('POST', '/users', person);
  return { id, login, fullName: `${person.surname} ${person.name} ${person.lastName}` };
}

interface DemoWorks {
  readonly practiceId: string;
  readonly controlId: string;
  /** A shift at the track under control. */
  readonly bayControlId: string;
}

/** Short works of the demo courses. */
export async function demoWorks(url: string): Promise<DemoWorks> {
  const student = await callerFor(url, 'student');
  const courses = await student.call<Listed<{ readonly works: readonly Titled[] }>>(
    'GET',
    '/courses/by-permission',
  );
  const works = courses.content.flatMap((course) => course.works);
  const idOf = (title: RegExp): string => works.find((work) => title.test(work.title.ru))?.id ?? '';
  return {
    practiceId: idOf(/^Практика: от улицы/),
    controlId: idOf(/^Контрольная: подготовка/),
    bayControlId: idOf(/^Контрольная: смена у трека/),
  };
}

/** The work with this title, as the student may open it. */
export async function workCalled(url: string, { login }: Student, title: string): Promise<string> {
  const student = await callerFor(url, login);
  const path = '/courses/by-permission?size=200';
  const courses = await student.call<Listed<{ readonly works: readonly Titled[] }>>('GET', path);
  const work = courses.content.flatMap(({ works }) => works).find((one) => one.title.ru.startsWith(title));
  expect(work, `the work ${title}`).toBeDefined();
  return work?.id ?? '';
}

/** Makes an open control event for one student; returns its id. */
export async function openControlEvent(
  url: string,
  student: Student,
  which: 'controlId' | 'bayControlId' = 'controlId',
): Promise<string> {
  const teacher = await callerFor(url, 'teacher');
  const { [which]: workId } = await demoWorks(url);
  const hourMs = 3_600_000;
  const at = (offsetMs: number): string => new Date(Date.now() + offsetMs).toISOString();
  const event = await teacher.call<{ readonly id: string }>('POST', '/execution-work', {
    title: { ru: `Проверка ${student.login}` },
    workId,
    startDateTime: at(-hourMs),
    endDateTime: at(hourMs),
    executionTime: 30,
    assignedUserIds: [student.id],
  });
  return event.id;
}

/** A button of the start page. */
export function startButton(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name });
}

/** Signs in through the dialog of the start page; `url` is for another server than the test's own. */
export async function signInByForm(page: Page, login: string, password = PASSWORD, url = ''): Promise<void> {
  await page.goto(`${url}/`);
  const start = await page.locator('h1').innerText();
  await startButton(page, 'Войти').click();
  const overlay = page.getByRole('dialog', { name: 'Вход' });
  await overlay.getByLabel('Логин').fill(login);
  await overlay.getByLabel(/^Пароль/).fill(password);
  await overlay.getByRole('button', { name: 'Войти' }).click();
  await expect(overlay).toHaveCount(0);
  await expect(page).not.toHaveURL(/\/$/);
  // The address changes first: until the new page is loaded the start page stands, and goes with what one opens on it.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(start);
}
