// What the calls of drafts do for actions, chains and profiles alike: saving, the check list, publishing, revisions.
import type { z } from 'zod';
import type { DraftQuestion } from '#contract/entities/draft.ts';
import { inEveryLanguage, LANGUAGES, textIn } from '#contract/languages.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { MessageKey } from '#server/messages/message-keys.ts';
import { messageIn } from '#server/messages/messages.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { PageRequest } from '#server/repositories/lists.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { draftHandling, type AskedOfDraft } from '../drafts/draft-handling.ts';
import { clearDraft, findDraft, headOf, storeDraft, type CurrentDraft } from '../drafts/drafts-repository.ts';
import type { By } from '../works/rewrite-tasks.ts';
import {
  itemSubject,
  pageOfItemRevisions,
  revisionOfItem,
  type DraftedKind,
} from './item-revisions-repository.ts';
import {
  describeItem,
  forgetUnpublished,
  insertItem,
  lockItem,
  type ItemContent,
} from './practice-items-repository.ts';
import { isBlank } from '#contract/is-blank.ts';

/** What is wrong or doubtful in a draft. */
export interface DraftFault<Code extends string> {
  readonly code: Code;
  readonly path: string;
  /** Why, where the code alone does not say it. */
  readonly message?: MessageKey;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Of which row it is said. */
  readonly name?: Trilingual;
}

interface DraftedItem<Data, Input extends Data, More, Code extends string> {
  readonly kind: DraftedKind;
  /** What may be published. */
  readonly input: z.ZodType<Input>;
  /** How the list has it. */
  readonly content: (draft: Data) => ItemContent;
  /** What its state says beside what every draft does. */
  readonly more: (db: Db | Tx, id: string) => Promise<More>;
  /** The check list. */
  readonly faults: (db: Db | Tx, current: CurrentDraft<Data>) => Promise<readonly DraftFault<Code>[]>;
  /** Errors stop publishing, warnings ask. */
  readonly isError: (code: Code) => boolean;
  readonly publish: (tx: Tx, by: By, id: string, input: Input) => Promise<unknown>;
}

interface Saving<Data> extends AskedOfDraft {
  readonly body: {
    readonly data: Data;
    readonly questions: readonly DraftQuestion[];
    readonly baseRevision: number;
  };
}

function findingOf<Code extends string>(fault: DraftFault<Code>, isError: boolean) {
  const { code, path, message, params, name } = fault;
  const isSaid = message === undefined || code === 'NO_TITLE';
  const reason = isSaid
    ? null
    : inEveryLanguage((language) =>
        messageIn(language, message, name ? { ...params, name: textIn(name, language) } : params),
      );
  return { code, isError, path, reason };
}

/** What the handlers of the drafts of a kind share. */
function draftRules<Data, Input extends Data, More, Code extends string>(
  item: DraftedItem<Data, Input, More, Code>,
) {
  const { kind, input, content, more, faults, isError } = item;
  const subject = itemSubject<Data>(kind, input);

  const stateOf = async (db: Db | Tx, { person }: By, id: string, current: CurrentDraft<Data>) => ({
    ...(await headOf(db, person.id, id, current)),
    data: current.data,
    published: current.published?.content ?? null,
    ...(await more(db, id)),
  });

  const handling = draftHandling(subject, stateOf);

  /** What the list says of an item of which there is only a draft. */
  const listUnpublished = async (tx: Tx, { params: { id }, person, now }: AskedOfDraft, draft: Data) => {
    const made = { byName: person.fullName, now };
    if ((await lockItem(tx, kind, id)) === undefined)
      await insertItem(tx, kind, id, content(draft), { ...made, revision: 0 });
    else await describeItem(tx, kind, id, content(draft), made);
  };

  /** Throws VALIDATION with each error of the check list. */
  const refuseErrors = async (tx: Tx, current: CurrentDraft<Data>): Promise<void> => {
    const errors = (await faults(tx, current)).filter(({ code }) => isError(code));
    if (errors.length === 0) return;
    throw new ApiFault('VALIDATION', {
      details: errors.map(({ name, ...fault }) => ({
        message: 'CHECK_FAILED' as const,
        ...fault,
        params: { code: fault.code, ...fault.params, ...(name && { name: name.ru }) },
      })),
    });
  };

  return { subject, handling, listUnpublished, refuseErrors };
}

/** The handlers of the calls of the drafts of a kind. */
export function itemDrafts<Data, Input extends Data, More, Code extends string>(
  item: DraftedItem<Data, Input, More, Code>,
) {
  return { ...readingOf(item), ...writingOf(item) };
}

function readingOf<Data, Input extends Data, More, Code extends string>(
  item: DraftedItem<Data, Input, More, Code>,
) {
  const { kind, input, faults, isError } = item;
  const { subject, handling } = draftRules(item);
  return {
    get: handling.get,
    meet: handling.meet,

    check: async ({ params: { id }, storage: { db } }: AskedOfDraft) => {
      const current = await findDraft(db, subject, id);
      const found = await faults(db, current);
      return { version: current.version, findings: found.map((one) => findingOf(one, isError(one.code))) };
    },

    revisions: ({ params: { id }, query, storage }: AskedOfDraft & { readonly query: PageRequest }) =>
      pageOfItemRevisions(storage.db, kind, id, query),

    revision: async ({
      params: { id, revision },
      storage: { db },
    }: Pick<AskedOfDraft, 'storage'> & {
      readonly params: { readonly id: string; readonly revision: number };
    }) => input.parse(await revisionOfItem(db, kind, id, revision)),
  };
}

function writingOf<Data, Input extends Data, More, Code extends string>(
  item: DraftedItem<Data, Input, More, Code>,
) {
  const { kind, input, publish } = item;
  const { handling, listUnpublished, refuseErrors } = draftRules(item);
  return {
    save: (asked: Saving<Data>) =>
      handling.save(asked, async (tx, current) => {
        const { params, body, person, now } = asked;
        await storeDraft(tx, { by: person.id, now }, { kind, id: params.id }, current, body);
        if (current?.published === undefined) await listUnpublished(tx, asked, body.data);
      }),

    drop: (asked: AskedOfDraft) => handling.drop(asked, (tx) => forgetUnpublished(tx, kind, asked.params.id)),

    publish: (asked: AskedOfDraft) =>
      handling.publish(asked, async (tx, current) => {
        const { params, person, now } = asked;
        await refuseErrors(tx, current);
        await publish(tx, { person, now }, params.id, input.parse(current.data));
        await clearDraft(tx, { kind, id: params.id, version: current.version });
        return handling.stateNow(tx, asked);
      }),
  };
}

/** What a check list says of a title: without the Russian one nothing is published. */
export function titleFaults(title: Trilingual): readonly DraftFault<'NO_TITLE' | 'LANGUAGE_MISSING'>[] {
  if (isBlank(title.ru)) return [{ code: 'NO_TITLE', path: 'title.ru', message: 'FIELD_REQUIRED' }];
  const missing = LANGUAGES.filter((language) => isBlank(title[language]));
  return missing.map((language) => ({ code: 'LANGUAGE_MISSING', path: `title.${language}` }));
}
