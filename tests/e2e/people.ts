/** People of a test: the demo accounts by the page, and students and control events of its own by the calls. */
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

/** The calls of one signed-in person. */
export interface Caller {
  readonly token: string;
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** As it comes: for answers that refuse. */
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

export async function callerFor(url: string, login: string, password = PASSWORD): Promise<Caller> {
  const entered = await send(url, '', 'POST', '/auth/sign-in', { login, password });
  expect(entered.status, `signing in as ${login}`).toBe(200);
  const { accessToken: token } = (await entered.json()) as { readonly accessToken: string };
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

const demoGroupName = 'Фотолитография-1';

/** The group that the demo teacher teaches, whatever other groups the tests before have made. */
export async function demoGroupId(admin: Caller): Promise<string> {
  const path = `/groups?search=${encodeURIComponent(demoGroupName)}`;
  const groups = await admin.call<Listed<{ readonly id: string; readonly name: string }>>('GET', path);
  const group = groups.content.find(({ name }) => name === demoGroupName);
  expect(group, `the group ${demoGroupName}`).toBeDefined();
  return group?.id ?? '';
}

/** A student of the demo group with nothing done yet. */
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

export interface DemoWorks {
  readonly practiceId: string;
  readonly controlId: string;
}

/** The two short works of the demo course. */
export async function demoWorks(url: string): Promise<DemoWorks> {
  const student = await callerFor(url, 'student');
  const courses = await student.call<Listed<{ readonly works: readonly Titled[] }>>(
    'GET',
    '/courses/by-permission',
  );
  const works = courses.content.flatMap((course) => course.works);
  const idOf = (title: RegExp): string => works.find((work) => title.test(work.title.ru))?.id ?? '';
  return { practiceId: idOf(/^Практика: от улицы/), controlId: idOf(/^Контрольная: подготовка/) };
}

/** An open control event for one student; gives its id. */
export async function openControlEvent(url: string, student: Student): Promise<string> {
  const teacher = await callerFor(url, 'teacher');
  const { controlId } = await demoWorks(url);
  const hourMs = 3_600_000;
  const at = (offsetMs: number): string => new Date(Date.now() + offsetMs).toISOString();
  const event = await teacher.call<{ readonly id: string }>('POST', '/execution-work', {
    title: { ru: `Проверка ${student.login}` },
    workId: controlId,
    startDateTime: at(-hourMs),
    endDateTime: at(hourMs),
    executionTime: 30,
    assignedUserIds: [student.id],
  });
  return event.id;
}

/** A button of the start page itself. */
export function startButton(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name });
}

/** Signs in by the overlay of the start page, as a person does; `url` where it is not the test's own server. */
export async function signIn(page: Page, login: string, password = PASSWORD, url = ''): Promise<void> {
  await page.goto(`${url}/`);
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  const overlay = page.getByRole('dialog', { name: 'Вход' });
  await overlay.getByLabel('Логин').fill(login);
  await overlay.getByLabel(/^Пароль/).fill(password);
  await overlay.getByRole('button', { name: 'Войти' }).click();
  await expect(overlay).toHaveCount(0);
  await expect(page).not.toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
