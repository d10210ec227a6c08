// What the calls of drafts do alike, whatever the draft is of: reading, saving, dropping, publishing, meeting at it.
import type { Person } from '#server/plugins/calls/call-context.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { meetAtDraft } from './draft-presence.ts';
import {
  clearDraft,
  draftToPublish,
  findDraft,
  lockedDraft,
  type CurrentDraft,
  type DraftSubject,
  type PublishedContent,
} from './drafts-repository.ts';

export interface AskedOfDraft {
  readonly params: { readonly id: string };
  readonly person: Person;
  readonly storage: Storage;
  readonly now: string;
  /** The version of the draft that the person has seen. */
  readonly ifMatch: number | undefined;
}

interface Saving extends AskedOfDraft {
  readonly body: { readonly baseRevision: number };
}

/** @param stateOf what is told of a draft to the person who asks */
export function draftHandling<Data, Published extends PublishedContent<Data>, State>(
  subject: DraftSubject<Data, Published>,
  stateOf: (db: Db | Tx, by: By, id: string, current: CurrentDraft<Data, Published>) => Promise<State>,
) {
  type Current = CurrentDraft<Data, Published>;

  const stateNow = async (db: Db | Tx, { params: { id }, person, now }: AskedOfDraft): Promise<State> =>
    stateOf(db, { person, now }, id, await findDraft(db, subject, id));

  /** Throws VERSION_MOVED, with the draft as it is now, unless it is the one that the person has seen, on that revision. */
  const refuseMoved = async (
    db: Db | Tx,
    { params: { id }, person, now, ifMatch }: AskedOfDraft,
    current: Current,
    revision = current.revision,
  ): Promise<void> => {
    if (ifMatch === current.version && revision === current.revision) return;
    throw new ApiFault('VERSION_MOVED', { current: await stateOf(db, { person, now }, id, current) });
  };

  return {
    refuseMoved,
    stateNow,

    get: (asked: AskedOfDraft) => stateNow(asked.storage.db, asked),

    /**
     * @param store keeps what was sent; `current` is undefined for a thing that is new
     * @param refuse throws where what was sent names what the person may not see: said before all else
     */
    save: (
      asked: Saving,
      store: (tx: Tx, current: Current | undefined) => Promise<void>,
      refuse?: (tx: Tx, current: Current | undefined) => Promise<void>,
    ) =>
      asked.storage.write(async (tx) => {
        const current = await lockedDraft(tx, subject, asked.params.id, 'DRAFT_GONE');
        await refuse?.(tx, current);
        const { baseRevision } = asked.body;
        if (current !== undefined) await refuseMoved(tx, asked, current, baseRevision);
        else if (baseRevision !== 0) throw new ApiFault('NOT_FOUND', { message: 'DRAFT_GONE' });
        await store(tx, current);
        return stateNow(tx, asked);
      }),

    /** @param forget takes away what stands in lists for a thing that was never published */
    drop: (asked: AskedOfDraft, forget?: (tx: Tx) => Promise<void>) =>
      asked.storage.write(async (tx) => {
        const current = orNotFound(await lockedDraft(tx, subject, asked.params.id));
        const row = orNotFound(current.isDraft ? current.row : undefined);
        await refuseMoved(tx, asked, current);
        await clearDraft(tx, row);
        await forget?.(tx);
      }),

    /** @param publish puts the draft, which is held with its thing, in use */
    publish: <Result>(asked: AskedOfDraft, publish: (tx: Tx, current: Current) => Promise<Result>) =>
      asked.storage.write(async (tx) => {
        const current = await draftToPublish(tx, subject, asked.params.id);
        await refuseMoved(tx, asked, current);
        if (!current.isDraft) throw new ApiFault('NOT_FOUND');
        return publish(tx, current);
      }),

    meet: ({ params: { id }, person, storage, now }: AskedOfDraft) =>
      storage.write(async (tx) => {
        const { revision, version } = await findDraft(tx, subject, id);
        const people = await meetAtDraft(tx, { kind: subject.kind, id, userId: person.id, now });
        return { people, revision, version };
      }),
  };
}
