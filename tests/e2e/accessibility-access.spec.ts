// axe finds nothing on the pages of roles, requests, the audit log and the profile, in three looks each.
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { faultsOf, type Shown } from './page-faults.ts';
import { LOOKING_MS } from './page-look.ts';
import { signIn } from './entering.ts';
import { callerFor } from './people.ts';

test.describe.configure({ timeout: LOOKING_MS });

const dialog: Shown['act'] = (shown) => expect(shown.getByRole('dialog')).toBeVisible();

test('the pages of roles and of the audit log', async ({ page, server }) => {
  const admin = await callerFor(server.url, 'admin');
  await admin.call('POST', '/roles', { titleName: 'Наблюдатель', privileges: ['LEARN'] });
  const entries = await admin.call<{ readonly content: readonly { readonly id: string }[] }>(
    'GET',
    '/audit-log',
  );
  await signIn(page, 'admin');
  const pages: readonly Shown[] = [
    { name: 'roles', route: 'roles', path: '/roles' },
    { name: 'a role', route: 'roles', path: '/roles?open=role-teacher', act: dialog },
    { name: 'the audit log, filtered', route: 'auditLog', path: '/audit-log?type=role' },
    { name: 'an entry', route: 'auditLog', path: `/audit-log?open=${entries.content[0]?.id}`, act: dialog },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});

test('the pages of registration requests', async ({ page, server }) => {
  const admin = await callerFor(server.url, 'admin');
  const names = { surname: 'Ким', name: 'Ли', lastname: 'Чжэ', gender: 'MALE', password: 'crystal' };
  const ask = (login: string) =>
    admin.call<{ readonly id: string }>('POST', '/registration-requests', {
      ...names,
      login,
      email: `${login}@example.org`,
    });
  const [waiting, rejected] = [await ask('axe-1'), await ask('axe-2')];
  await admin.call('PUT', `/registration-requests/${rejected.id}/reject`, { reason: 'Нет в списке' });
  await signIn(page, 'admin');
  const list = '/user-registration';
  const pages: readonly Shown[] = [
    { name: 'requests', route: 'userRegistration', path: list },
    { name: 'no request', route: 'userRegistration', path: `${list}?search=nobody-at-all` },
    { name: 'a request', route: 'userRegistration', path: `${list}?open=${waiting.id}`, act: dialog },
    {
      name: 'a rejected request',
      route: 'userRegistration',
      path: `${list}?status=ALL&open=${rejected.id}`,
      act: dialog,
    },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});
