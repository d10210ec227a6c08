// axe finds nothing on the pages of the practice tools, and nothing sticks out at 360 pixels.
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { faultsOf, type Shown } from './page-faults.ts';
import { LOOKING_MS } from './page-look.ts';
import { signIn } from './entering.ts';

test.describe.configure({ timeout: LOOKING_MS });

test('actions', async ({ page }) => {
  await signIn(page, 'admin');
  const pages: readonly Shown[] = [
    { name: 'actions', route: 'testcaseActions', path: '/testcase-actions' },
    { name: 'an action', route: 'testcaseActions', path: '/testcase-actions?open=A005' },
    { name: 'a new action', route: 'testcaseActions', path: '/testcase-actions?open=new' },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});

test('chains', async ({ page }) => {
  await signIn(page, 'admin');
  const edit = '/testcase-chains-actions-edit/street-clothes';
  const pages: readonly Shown[] = [
    { name: 'chains', route: 'testcaseChainsActions', path: '/testcase-chains-actions' },
    { name: 'a chain', route: 'testcaseChainsActionsEdit', path: edit },
    { name: 'its text', route: 'testcaseChainsActionsEdit', path: `${edit}?view=text` },
    { name: 'a new chain', route: 'testcaseChainsActionsCreate', path: '/testcase-chains-actions-create' },
    {
      name: 'a recorder',
      route: 'testcaseChainsActionsCreateConstructor',
      path: '/testcase-chains-actions-create-constructor',
    },
    {
      name: 'a drawing',
      route: 'testcaseChainsActionsCreateConstructor',
      path: '/testcase-chains-actions-create-constructor?by=drawing',
    },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});

test('rooms', async ({ page }) => {
  await signIn(page, 'admin');
  const pages: readonly Shown[] = [
    { name: 'rooms', route: 'roomConstructor', path: '/room-constructor' },
    { name: 'the drawing of a room', route: 'roomConstructor', path: '/room-constructor?room=room-suite' },
    { name: 'rooms by their rules', route: 'roomEditing', path: '/room-editing' },
    { name: 'the rules of a room', route: 'roomEditing', path: '/room-editing?room=room-suite' },
    { name: 'its hints', route: 'roomEditing', path: '/room-editing?room=suite-instruments&tab=hints' },
    { name: 'rules of the bay', route: 'bayEditing', path: '/bay-editing' },
    { name: 'its sources', route: 'roomEditing', path: '/room-editing?room=suite-instruments&tab=sources' },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});

test('cases', async ({ page }) => {
  await signIn(page, 'admin');
  const edit = '/practice-test-cases?case=';
  const pages: readonly Shown[] = [
    { name: 'cases', route: 'practiceTestCases', path: '/practice-test-cases' },
    { name: 'the start of a room case', route: 'practiceTestCases', path: `${edit}clean-hands-girl` },
    { name: 'its goal', route: 'practiceTestCases', path: `${edit}clean-hands-girl&tab=goal` },
    { name: 'its judging', route: 'practiceTestCases', path: `${edit}clean-hands-girl&tab=judging` },
    { name: 'its examples', route: 'practiceTestCases', path: `${edit}clean-hands-girl&tab=examples` },
    { name: 'the start of a shift', route: 'practiceTestCases', path: `${edit}equipment-fire` },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});

test('profiles of the terminal', async ({ page }) => {
  await signIn(page, 'admin');
  const screens = '/practice-available-screens';
  const settings = '/practice-possible-settings';
  const pages: readonly Shown[] = [
    { name: 'screens', route: 'practiceAvailableScreens', path: screens },
    {
      name: 'the screens of a role',
      route: 'practiceAvailableScreens',
      path: `${screens}?open=profile-service`,
    },
    { name: 'settings', route: 'practicePossibleSettings', path: settings },
    {
      name: 'the settings of a role',
      route: 'practicePossibleSettings',
      path: `${settings}?open=profile-equipment`,
    },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});
