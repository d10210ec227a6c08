// Tells the people of a control event by letter that it was made, changed or cancelled for them. Runs inside the change's write.
import type { Execution } from '#contract/entities/execution.ts';
import type { Config } from '#server/config.ts';
import { eventLetter, type EventNews } from '#server/mail/event-letters.ts';
import { putLetters } from '#server/mail/outbox.ts';
import { readSiteSettings } from '#server/repositories/site-settings.ts';
import type { Tx } from '#server/storage/schema.ts';

type Told = Pick<Execution, 'id' | 'version' | 'title' | 'description'>;

interface Telling {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly now: string;
}

function peopleOf(tx: Tx, executionId: string) {
  return tx
    .selectFrom('executionUsers')
    .innerJoin('users', 'users.id', 'executionUsers.userId')
    .where('executionUsers.executionId', '=', executionId)
    .where('users.active', '=', true)
    .select(['users.id', 'users.email', 'users.name', 'users.lastName', 'users.defaultLang'])
    .select(['executionUsers.startsAt', 'executionUsers.endsAt', 'executionUsers.toldAt']);
}
type Reader = Awaited<ReturnType<ReturnType<typeof peopleOf>['execute']>>[number];

async function write(
  tx: Tx,
  event: Told,
  readers: readonly Reader[],
  { config: { publicUrl }, now, newsFor }: Telling & { readonly newsFor: (reader: Reader) => EventNews },
): Promise<void> {
  const { timeZone } = await readSiteSettings(tx);
  const { id: executionId, version: sequence, title, description } = event;
  const letters = readers.map((reader) => ({
    // One letter for each person and change, whatever is asked again.
    subject: { type: 'execution' as const, id: `${executionId} ${reader.id} ${sequence}` },
    letter: eventLetter(reader.defaultLang, newsFor(reader), {
      to: reader.email,
      name: [reader.name, reader.lastName].filter(Boolean).join(' '),
      userId: reader.id,
      executionId,
      sequence,
      title,
      description,
      start: reader.startsAt,
      end: reader.endsAt,
      timeZone,
      publicUrl,
      now,
    }),
  }));
  await putLetters(tx, letters, now);
}

/** Tells everybody assigned of the event as it is now. */
export async function tellPeople(tx: Tx, event: Told, telling: Telling): Promise<void> {
  const readers = await peopleOf(tx, event.id).execute();
  await write(tx, event, readers, {
    ...telling,
    newsFor: ({ toldAt }) => (toldAt === null ? 'MADE' : 'CHANGED'),
  });
  await tx
    .updateTable('executionUsers')
    .set({ toldAt: telling.now })
    .where('executionId', '=', event.id)
    .execute();
}

/**
 * Tells those who had a letter of the event that it is off for them.
 * @param userIds left out: for everybody
 */
export async function tellCancelled(
  tx: Tx,
  event: Told,
  telling: Telling,
  userIds?: readonly string[],
): Promise<void> {
  const told = peopleOf(tx, event.id).where('executionUsers.toldAt', 'is not', null);
  const readers = await (userIds === undefined ? told : told.where('users.id', 'in', userIds)).execute();
  const next = { ...event, version: event.version + 1 };
  await write(tx, next, readers, { ...telling, newsFor: () => 'CANCELLED' });
  await tx
    .updateTable('executionUsers')
    .set({ toldAt: null })
    .where('executionId', '=', event.id)
    .where(
      'userId',
      'in',
      readers.map(({ id }) => id),
    )
    .execute();
}
