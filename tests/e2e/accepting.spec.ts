// Marks that the check proposes, accepted for many answers at once.
import { expect } from '@playwright/test';
import { enterAs } from './entering.ts';
import { test } from './fixtures.ts';
import { handInGaps, handInLongAnswer } from './hand-in.ts';
import { newStudent } from './people.ts';
import { tabTo } from './tab-round.ts';

test('what the check judged by a key is accepted at once, by keys; a long answer is left for the teacher', async ({
  page,
  server,
}) => {
  const student = await newStudent(server.url);
  await handInGaps(server.url, student);
  await handInLongAnswer(server.url, student);
  await enterAs(page, 'teacher');
  await page.goto(`/teacher-results?view=review&userId=${student.id}`);
  await expect(page.getByRole('row')).toHaveCount(3);
  const open = page.getByRole('button', { name: 'Принять предложенные' });
  await tabTo(page, 'Принять предложенные');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Принять 1 предложенную оценку?' });
  await expect(dialog.getByText('Останутся ждать проверки: 1.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Принять', exact: true }).press('Enter');
  await expect(page.getByText('Принята 1 оценка')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
});
