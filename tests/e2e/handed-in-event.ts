// The control event of the demo in which two have handed in.
import { expect } from '@playwright/test';
import type { CompletedWork } from '#contract/entities/attempt.ts';
import { callerFor } from './people.ts';

interface HandedIn {
  readonly eventId: string;
  readonly attempts: readonly CompletedWork[];
}

/** Once the server has marked them. */
export async function handedInEvent(url: string): Promise<HandedIn> {
  const teacher = await callerFor(url, 'teacher');
  const found = async (): Promise<readonly CompletedWork[]> => {
    const body = { workTypes: ['CONTROL'], statuses: ['REVIEWED', 'REVIEW_PENDING'] };
    const path = '/completed-work/results?size=100';
    const { content } = await teacher.call<{ readonly content: readonly CompletedWork[] }>(
      'POST',
      path,
      body,
    );
    return content.filter(({ user }) => /^(Фёдоров|Федоров|Захарова)/u.test(user.fullName));
  };
  await expect.poll(async () => (await found()).length, { timeout: 60_000 }).toBe(2);
  const attempts = await found();
  return { eventId: attempts[0]?.executionId ?? '', attempts };
}
