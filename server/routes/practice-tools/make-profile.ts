// Makes a profile of the terminal, or a further revision of one, in one transaction with whatever asks for it.
import type { ProfileInput, TerminalProfileDetails } from '#contract/entities/terminal-profile.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { insertItem, lockItem, storeItem } from './practice-items-repository.ts';
import { findProfile, profileContent, profileFaults } from './profile-content.ts';

async function refuseImpossible(tx: Tx, profile: ProfileInput): Promise<void> {
  const details = await profileFaults(tx, profile);
  if (details.length > 0) throw new ApiFault('VALIDATION', { details });
}

const target = (id: string) => ({ type: 'terminal-profile', id }) as const;

/** Throws VALIDATION for a profile of what the tool has not. */
export async function makeProfile(
  tx: Tx,
  { person, now }: By,
  profile: ProfileInput,
): Promise<TerminalProfileDetails> {
  await refuseImpossible(tx, profile);
  const id = newId();
  await insertItem(tx, 'PROFILE', id, profileContent(profile), { byName: person.fullName, now });
  const after = orNotFound(await findProfile(tx, id));
  await audit(tx, person, 'terminal-profile.create', target(id), null, after);
  return after;
}

/** A further revision of a profile that is listed, the first one too. */
export async function publishProfile(
  tx: Tx,
  { person, now }: By,
  id: string,
  profile: ProfileInput,
): Promise<TerminalProfileDetails> {
  const head = orNotFound(await lockItem(tx, 'PROFILE', id));
  const before = await findProfile(tx, id);
  await refuseImpossible(tx, profile);
  await storeItem(tx, 'PROFILE', head, profileContent(profile), { byName: person.fullName, now });
  const after = orNotFound(await findProfile(tx, id));
  const act = before === undefined ? 'terminal-profile.create' : 'terminal-profile.update';
  await audit(tx, person, act, target(id), before ?? null, after);
  return after;
}
