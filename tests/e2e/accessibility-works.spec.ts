// axe on the pages of authors and their dialogs; no page scrolls sideways at 360 pixels.
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { faultsOf, type Shown } from './page-faults.ts';
import { LOOKING_MS } from './page-look.ts';
import { signIn } from './entering.ts';
import { callerFor } from './people.ts';

test.describe.configure({ timeout: LOOKING_MS });

test('the pages of works and tasks', async ({ page, server }) => {
  const teacher = await callerFor(server.url, 'teacher');
  const { id } = await teacher.call<{ id: string }>('POST', '/topics', { name: `Тема ${Date.now()}` });
  await teacher.call('POST', '/topics', { name: 'Внутренняя', parentId: id });
  const { content } = await teacher.call<{ content: { id: string }[] }>('GET', '/tasks?size=1');
  const taskIds = content.map((task) => task.id);
  await teacher.call('POST', '/tasks/changes', { taskIds, action: { kind: 'ADD_TOPIC', topicId: id } });
  await signIn(page, 'teacher');
  const choose = async (shown: Page): Promise<void> => {
    await shown.locator('tbody input[type=checkbox]').first().check();
    const bar = shown.getByRole('region').filter({ has: shown.getByRole('button') });
    await expect(bar.first()).toBeVisible();
  };
  const press =
    (button: number) =>
    async (shown: Page): Promise<void> => {
      await choose(shown);
      const bar = shown
        .getByRole('region')
        .filter({ has: shown.getByRole('button') })
        .first();
      // The first button takes the choice back.
      await bar.getByRole('button').nth(button).click();
      await expect(shown.getByRole('dialog')).toBeVisible();
    };
  const pages: readonly Shown[] = [
    { name: 'works', route: 'works', path: '/works' },
    { name: 'works chosen and filtered', route: 'works', path: '/works?kind=THEORY', act: choose },
    { name: 'the trash', route: 'works', path: '/works?state=TRASH' },
    { name: 'the bank', route: 'works', path: '/works?view=bank' },
    { name: 'the bank of a topic', route: 'works', path: `/works?view=bank&topic=${id}`, act: choose },
    { name: 'tasks to a work', route: 'works', path: '/works?view=bank', act: press(1) },
    { name: 'topics of tasks', route: 'works', path: '/works?view=bank', act: press(2) },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});
