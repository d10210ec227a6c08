import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { audit } from './audit.ts';

let storage: TestStorage;

beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(async () => {
  await storage.close();
});

test('writes the audit log in the transaction of the change', async () => {
  const person = { id: 'a', fullName: 'Ёлкина Анна' };
  const undone = storage.write(async (tx) => {
    await audit(tx, person, 'group.update', { type: 'group', id: 'undone' }, null, { a: 1 });
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await storage.write((tx) =>
    audit(tx, person, 'group.update', { type: 'group', id: 'done' }, { a: 0 }, { a: 1 }),
  );
  const rows = await storage.db.selectFrom('auditLog').select(['subjectId', 'before', 'after']).execute();
  expect(rows).toEqual([{ subjectId: 'done', before: { a: 0 }, after: { a: 1 } }]);
});
