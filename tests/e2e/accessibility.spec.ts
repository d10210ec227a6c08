// axe finds nothing on any page, in any language, light or dark; no page scrolls sideways at 360 pixels.
import { expect, type Page } from '@playwright/test';
import { screens } from '#src/app/screens.ts';
import { test } from './fixtures.ts';
import { button, faultsOf, openOverlay, type Shown } from './page-faults.ts';
import { axeFinds, LOOKING_MS, sticksOut } from './page-look.ts';
import { PAGE_WORDS, type PageWords } from './page-words.ts';
import { signIn } from './entering.ts';
import { callerFor, demoWorks, newStudent, openControlEvent } from './people.ts';
import { roomIsReady } from './room-play.ts';

const PUBLIC: readonly Shown[] = [
  { name: 'start', route: 'start', path: '/' },
  { name: 'sign-in', route: 'start', path: '/', act: (page, { start }) => openOverlay(page, start.login) },
  {
    name: 'registration',
    route: 'start',
    path: '/',
    act: (page, { start }) => openOverlay(page, start.register),
  },
  {
    name: 'registration with faults',
    route: 'start',
    path: '/',
    act: async (page, { start, auth }) => {
      await openOverlay(page, start.register);
      await button(page, auth.registration.submit).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'forgotten password',
    route: 'start',
    path: '/',
    act: async (page, { start, auth }) => {
      await openOverlay(page, start.login);
      await button(page, auth.login.forgot).click();
      await expect(page.getByRole('dialog', { name: auth.forgot.title })).toBeVisible();
    },
  },
  {
    name: 'new address without its link',
    route: 'confirmEmail',
    path: '/confirm-email',
    act: (page, { auth }) =>
      expect(page.getByRole('heading', { level: 1, name: auth.confirmEmail.title })).toBeVisible(),
  },
  {
    name: 'new password',
    route: 'resetPassword',
    path: '/reset-password?token=0123456789abcdef',
    act: (page, { auth }) => expect(page.getByRole('dialog', { name: auth.reset.title })).toBeVisible(),
  },
  { name: 'QR code that is not there', route: 'qrcode', path: '/qrcode/held' },
  { name: 'privacy', route: 'privacy', path: '/privacy' },
  { name: 'technical works', route: 'technicalWork', path: '/technical-work' },
  { name: 'not enough rights', route: 'notEnough', path: '/not-enough' },
];

const STUDENT: readonly Shown[] = [
  { name: 'cabinet', route: 'cabinet', path: '/cabinet' },
  { name: 'control', route: 'control', path: '/control' },
  { name: 'results by courses', route: 'results', path: '/results' },
  { name: 'results by events', route: 'results', path: '/results?by=control' },
  { name: 'profile', route: 'profileView', path: '/profile-view' },
  {
    name: 'profile being edited',
    route: 'profileView',
    path: '/profile-view',
    act: (page, { profile }) => openOverlay(page, profile.edit),
  },
  {
    name: 'password being changed',
    route: 'profileView',
    path: '/profile-view',
    act: (page, { profile }) => openOverlay(page, profile.changePassword),
  },
  { name: 'not found', route: 'notFound', path: '/no-such-page' },
];

test.describe.configure({ timeout: LOOKING_MS });

test('the public pages', async ({ page }) => {
  await page.goto('/');
  expect(await faultsOf(page, PUBLIC)).toEqual([]);
});

test('the cookie notice', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('cookieAccepted'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(PAGE_WORDS.ru.shell.cookie.text)).toBeVisible();
  expect([...(await axeFinds(page)), ...(await sticksOut(page))]).toEqual([]);
});

test('the pages of a student with results', async ({ page, server }) => {
  await signIn(page, 't.yusupov');
  const own = await reportsOf(server.url, 't.yusupov');
  expect(
    await faultsOf(page, [...STUDENT, ...own.map((row) => ({ ...row, route: 'results' as const }))]),
  ).toEqual([]);
});

test('a student before and while playing', async ({ page, server }) => {
  const student = await newStudent(server.url);
  const executionId = await openControlEvent(server.url, student);
  const { practiceId, controlId } = await demoWorks(server.url);
  await signIn(page, student.login);
  const menu = async (shownPage: Page, { room }: PageWords): Promise<void> => {
    const around = shownPage.getByRole('button', { name: room.around, exact: true });
    if ((await around.getAttribute('aria-expanded')) !== 'true') await around.click();
    await shownPage
      .getByRole('region', { name: room.doors, exact: true })
      .getByRole('button')
      .first()
      .click();
    await expect(shownPage.locator('dialog[open]')).toBeVisible();
  };
  const beginControl = async (shownPage: Page, words: PageWords): Promise<void> => {
    const begin = shownPage.getByRole('button', { name: words.control.before.begin });
    await expect(begin.or(shownPage.locator('canvas').first())).toBeVisible();
    if (await begin.isVisible()) await begin.click();
    await roomIsReady(shownPage);
  };
  const pages: readonly Shown[] = [
    { name: 'work', route: 'task', path: `/task/${practiceId}` },
    { name: 'work of events', route: 'task', path: `/task/${controlId}` },
    { name: 'own events', route: 'control', path: '/control' },
    { name: 'before an event', route: 'controltask', path: `/controltask/${executionId}` },
    {
      name: 'training',
      route: 'practiceTraining',
      path: `/practice-training/${practiceId}`,
      ready: roomIsReady,
      act: menu,
    },
    {
      name: 'self-control',
      route: 'practiceSelfcontrol',
      path: `/practice-selfcontrol/${practiceId}`,
      ready: roomIsReady,
      act: menu,
    },
    {
      name: 'event',
      route: 'controltask',
      path: `/controltask/${executionId}`,
      act: beginControl,
    },
    { name: 'cabinet while playing', route: 'cabinet', path: '/cabinet' },
    {
      name: 'finishing',
      route: 'practiceSelfcontrol',
      path: `/practice-selfcontrol/${practiceId}`,
      ready: roomIsReady,
      act: async (shownPage) => {
        await shownPage.locator('header, [class*="bar"]').getByRole('button').last().click();
        await expect(shownPage.getByRole('alertdialog')).toBeVisible();
      },
    },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});

test('the pages of a teacher', async ({ page, server }) => {
  await signIn(page, 'teacher');
  const [report, replay] = await reportsOf(server.url, 'teacher');
  const executionId = await openControlEvent(server.url, await newStudent(server.url));
  const student = (await attemptsOf(server.url, 'teacher'))[0]?.user.id ?? '';
  const operator = await newStudent(server.url);
  const shiftId = await openControlEvent(server.url, operator, 'bayControlId');
  const teacher = await callerFor(server.url, 'teacher');
  const moment = { kind: 'WHEN', condition: 'PROCESSED', count: 5 };
  const what = { kind: 'SITUATION', id: 'fire' };
  const injection = { what, moment, userIds: [operator.id] };
  await teacher.call('POST', `/execution-work/${shiftId}/injections`, injection);
  const pages: readonly Shown[] = [
    { name: 'cabinet of a teacher', route: 'account', path: '/account' },
    { name: 'control events', route: 'updateControl', path: '/update-control' },
    { name: 'board', route: 'updateControl', path: `/update-control?event=${executionId}` },
    {
      name: 'giving a situation',
      route: 'updateControl',
      path: `/update-control?event=${shiftId}`,
      act: async (shownPage) => {
        await shownPage.getByRole('table').getByRole('checkbox').nth(1).check({ force: true });
        await shownPage.getByRole('button', { name: /^(Дать вводную|Give an inject|下发导调)$/ }).click();
        await expect(shownPage.getByRole('dialog')).toBeVisible();
      },
    },
    { name: 'making an event', route: 'createControl', path: '/create-control' },
    { name: 'results of students', route: 'teacherResults', path: '/teacher-results' },
    { name: 'no results', route: 'teacherResults', path: '/teacher-results?search=nobody-at-all' },
    { name: 'results of a student', route: 'resultsUser', path: `/results-user/${student}` },
    ...[report, replay].flatMap((row) => (row ? [{ ...row, route: 'teacherResults' as const }] : [])),
  ];
  expect(pages).toHaveLength(10);
  expect(await faultsOf(page, pages)).toEqual([]);
});

test('the pages of an administrator', async ({ page }) => {
  await signIn(page, 'admin');
  const pages: readonly Shown[] = [
    { name: 'cabinet of an administrator', route: 'account', path: '/account' },
    { name: 'profile', route: 'profileView', path: '/profile-view' },
    { name: 'technical works being edited', route: 'editTechnicalWork', path: '/edit-technical-work' },
    { name: 'connection', route: 'pwaConnection', path: '/pwa-connection' },
    { name: 'what is set for the site', route: 'siteSettings', path: '/site-settings' },
    { name: 'sheets of QR codes', route: 'qrCreate', path: '/qr-create' },
    {
      name: 'the components in both themes',
      route: 'ui',
      path: '/ui',
      act: (page) => page.locator('input[value="both"]').check({ force: true }),
    },
    { name: 'practice', route: 'practice', path: '/practice' },
    { name: 'practice of guests', route: 'practiceTest', path: '/practiceTest' },
    { name: 'free practice', route: 'room', path: '/room', ready: roomIsReady },
    { name: 'the guided room', route: 'room2', path: '/room2', ready: roomIsReady },
    { name: 'the room of faults', route: 'room3', path: '/room3', ready: roomIsReady },
    { name: 'the rehearsal', route: 'room4', path: '/room4', ready: roomIsReady },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});

test('the runner is told which routes have a screen to be looked at', () => {
  // passwordReset is a second address of resetPassword.
  const routes = Object.keys(screens).filter((id) => id !== 'passwordReset');
  expect(routes.length).toBeGreaterThan(30);
  test.info().annotations.push(...routes.map((description) => ({ type: 'to be looked at', description })));
});

interface ListedAttempt {
  readonly id: string;
  readonly type: string;
  readonly user: { readonly id: string };
}

async function attemptsOf(url: string, login: string): Promise<readonly ListedAttempt[]> {
  const caller = await callerFor(url, login);
  const { content } = await caller.call<{ readonly content: readonly ListedAttempt[] }>(
    'GET',
    '/completed-work?size=100',
  );
  return content;
}

/** The addresses of a seeded attempt's report and replay for this person. */
async function reportsOf(url: string, login: string): Promise<readonly Omit<Shown, 'route'>[]> {
  const caller = await callerFor(url, login);
  const attempt = (await attemptsOf(url, login)).find(({ type }) => type === 'SELFCONTROL');
  const details = await caller.call<{ readonly results: readonly { readonly taskId: string }[] }>(
    'GET',
    `/completed-work/${attempt?.id}`,
  );
  const base = `${login === 'teacher' ? '/teacher-results' : '/results'}?attempt=${attempt?.id}`;
  return [
    { name: 'report', path: base },
    { name: 'replay', path: `${base}&task=${details.results[0]?.taskId}&at=9000`, ready: roomIsReady },
  ];
}
