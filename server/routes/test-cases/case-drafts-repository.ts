// Drafts of cases: what a draft of any kind is, and what the list says of a case that was never published.
import type { Tx } from '#server/storage/schema.ts';
import { storeDraft } from '../drafts/drafts-repository.ts';
import { describeItem, insertItem, lockItem } from '../practice-tools/practice-items-repository.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { caseContent } from './case-content.ts';
import { CASE_SUBJECT, type CurrentCaseDraft } from './cases-repository.ts';

export async function storeCaseDraft(
  tx: Tx,
  { person, now }: By,
  id: string,
  current: CurrentCaseDraft | undefined,
  body: Pick<CurrentCaseDraft, 'data' | 'questions'>,
): Promise<void> {
  await storeDraft(tx, { by: person.id, now }, { kind: CASE_SUBJECT.kind, id }, current, body);
  if (current?.published !== undefined) return;
  const content = caseContent(body.data, null);
  const made = { byName: person.fullName, now };
  if ((await lockItem(tx, 'CASE', id)) === undefined)
    await insertItem(tx, 'CASE', id, content, { ...made, revision: 0 });
  else await describeItem(tx, 'CASE', id, content, made);
}
