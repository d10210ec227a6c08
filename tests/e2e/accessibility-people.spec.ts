// axe on the pages of users and groups and their dialogs; no page scrolls sideways at 360 pixels.
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { faultsOf, type Shown } from './page-faults.ts';
import { LOOKING_MS } from './page-look.ts';
import { signIn } from './entering.ts';
import { callerFor, demoGroupId, newStudent } from './people.ts';

test.describe.configure({ timeout: LOOKING_MS });

test('the pages of users and groups', async ({ page, server }) => {
  const student = await newStudent(server.url);
  const admin = await callerFor(server.url, 'admin');
  const groupId = await demoGroupId(admin);
  await signIn(page, 'admin');
  const choose: Shown['act'] = async (shown) => {
    await shown.locator('tbody input[type=checkbox]').first().check();
    const bar = shown.getByRole('region').filter({ has: shown.getByRole('button') });
    await expect(bar.first()).toBeVisible();
  };
  const opened: Shown['act'] = (shown) => expect(shown.getByRole('dialog')).toBeVisible();
  const pages: readonly Shown[] = [
    { name: 'users', route: 'users', path: '/users' },
    { name: 'users chosen and filtered', route: 'users', path: '/users?state=active', act: choose },
    { name: 'no users', route: 'users', path: '/users?search=nobody-at-all' },
    { name: 'a user', route: 'users', path: `/users?person=${student.id}`, act: opened },
    { name: 'a user edited', route: 'users', path: `/users?edit=${student.id}`, act: opened },
    { name: 'a user being erased', route: 'users', path: `/users?erase=${student.id}` },
    { name: 'an import', route: 'users', path: '/users?import=1' },
    { name: 'groups', route: 'groups', path: '/groups', act: choose },
    { name: 'a new group', route: 'groups', path: '/groups?edit=new', act: opened },
    { name: 'a group', route: 'groups', path: `/groups?group=${groupId}`, act: choose },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});
