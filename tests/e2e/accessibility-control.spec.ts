// axe finds nothing where a scene is followed and where an event is debriefed, in any language, light or dark.
import { expect } from '@playwright/test';
import type { Attempt } from '#contract/entities/attempt.ts';
import { signIn } from './entering.ts';
import { test } from './fixtures.ts';
import { faultsOf, type Shown } from './page-faults.ts';
import { LOOKING_MS } from './page-look.ts';
import { callerFor, demoWorks, newStudent, openControlEvent } from './people.ts';
import { roomIsReady } from './room-play.ts';

test.describe.configure({ timeout: LOOKING_MS });

test('a scene that is followed, bookmarks and the debriefing', async ({ page, server }) => {
  const student = await newStudent(server.url);
  const executionId = await openControlEvent(server.url, student);
  const { controlId } = await demoWorks(server.url);
  const learner = await callerFor(server.url, student.login);
  await learner.call<Attempt>('POST', `/works/${controlId}/completed-work`, { type: 'CONTROL', executionId });
  const teacher = await callerFor(server.url, 'teacher');
  const note = 'Спорный момент: обсудить вместе';
  await teacher.call('POST', `/execution-work/${executionId}/bookmarks`, { userIds: null, note });
  await signIn(page, 'teacher');
  const board = `/update-control?event=${executionId}`;
  const pages: readonly Shown[] = [
    {
      name: 'followed scene',
      route: 'updateControl',
      path: `${board}&follow=${student.id}&task=1`,
      ready: roomIsReady,
    },
    { name: 'debriefing', route: 'updateControl', path: `${board}&view=debriefing` },
    {
      name: 'debriefing without names',
      route: 'updateControl',
      path: `${board}&view=debriefing&names=hidden`,
    },
    {
      name: 'note of a bookmark',
      route: 'updateControl',
      path: board,
      act: async (shownPage) => {
        await shownPage.keyboard.press('Alt+KeyM');
        await expect(shownPage.getByRole('dialog')).toBeVisible();
      },
    },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});
