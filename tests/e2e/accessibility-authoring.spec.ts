// axe finds nothing on the pages where courses are made, and nothing sticks out at 360 pixels.
import { expect } from '@playwright/test';
import { TASK_TYPES } from '#contract/entities/task-type.ts';
import { test } from './fixtures.ts';
import { faultsOf, openOverlay, type Shown } from './page-faults.ts';
import { LOOKING_MS } from './page-look.ts';
import { signIn } from './entering.ts';
import { callerFor } from './people.ts';

test.describe.configure({ timeout: LOOKING_MS });

test('the editor of a work', async ({ page, server }) => {
  const teacher = await callerFor(server.url, 'teacher');
  const { content } = await teacher.call<{ content: readonly { id: string }[] }>('GET', '/works?size=1');
  const look = `/works/${content[0]?.id ?? ''}/trials`;
  const trial = await teacher.call<{ id: string }>('POST', look, {});
  await signIn(page, 'teacher');
  const pages: readonly Shown[] = [
    { name: 'a new work', route: 'workCreate', path: '/work-create' },
    { name: 'a work', route: 'workUpdate', path: `/work-update/${content[0]?.id ?? ''}` },
    { name: 'drafts', route: 'works', path: '/works?view=drafts' },
    { name: 'an import of tasks', route: 'works', path: '/works?view=import' },
    { name: 'a trial', route: 'trial', path: `/trial/${trial.id}` },
    { name: 'taking a trial', route: 'trialAttempt', path: `/trial/${trial.id}/training` },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});

test('the editor of a task, of each type', async ({ page, server }) => {
  test.setTimeout(2 * LOOKING_MS);
  const teacher = await callerFor(server.url, 'teacher');
  await signIn(page, 'teacher');
  const pages: Shown[] = [
    {
      name: 'the types of tasks',
      route: 'workCreate',
      path: '/work-create',
      act: (shown, words) => openOverlay(shown, words.taskEditor.newTask),
    },
  ];
  for (const type of TASK_TYPES) {
    const path = `/tasks?taskType=${type}&size=1`;
    const { content } = await teacher.call<{ content: readonly { id: string }[] }>('GET', path);
    const [task] = content;
    if (task === undefined) continue;
    pages.push({ name: type, route: 'works', path: `/works?view=bank&task=${task.id}` });
  }
  expect(pages.length).toBeGreaterThan(10);
  expect(await faultsOf(page, pages)).toEqual([]);
});

test('the workshop of an administrator', async ({ page, server }) => {
  const admin = await callerFor(server.url, 'admin');
  const title = { ru: 'Удалённая', en: 'Deleted', ch: '已删除' };
  const { id } = await admin.call<{ id: string }>('POST', '/works', { title });
  await admin.call('POST', '/works/changes', { workIds: [id], action: { kind: 'ARCHIVE' } });
  await signIn(page, 'admin');
  const views = ['drafts', 'faulty', 'changes', 'trash'];
  const pages = views.map((view): Shown => ({
    name: view,
    route: 'createEditor',
    path: `/create-editor?view=${view}`,
  }));
  expect(await faultsOf(page, pages)).toEqual([]);
});

test('the courses of a teacher', async ({ page, server }) => {
  const teacher = await callerFor(server.url, 'teacher');
  const { content } = await teacher.call<{ content: readonly { id: string }[] }>('GET', '/courses?size=1');
  await signIn(page, 'teacher');
  const choose: Shown['act'] = async (shown) => {
    await shown.locator('tbody input[type=checkbox]').first().check();
  };
  const pages: readonly Shown[] = [
    { name: 'courses', route: 'courses', path: '/courses', act: choose },
    { name: 'an empty archive', route: 'courses', path: '/courses?view=archived&search=nothing-at-all' },
    { name: 'a new course', route: 'courseCreate', path: '/course-create' },
    { name: 'a course', route: 'courseCreate', path: `/course-create?id=${content[0]?.id ?? ''}` },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});
