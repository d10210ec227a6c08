// Profiles of the terminal as they are stored and shown, and what of one can't be.
import {
  profileInputSchema,
  type ProfileInput,
  type TerminalProfile,
  type TerminalProfileDetails,
} from '#contract/entities/terminal-profile.ts';
import { equipmentRulesetSchema, type EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { casesUsing } from './cases-using.ts';
import {
  dataOf,
  factsOf,
  findItem,
  type ItemContent,
  type PracticeHead,
} from './practice-items-repository.ts';
import { rulesetsOf } from './simulation-data-repository.ts';

export function profileContent(profile: ProfileInput): ItemContent {
  const { title, description, role } = profile;
  const words = [description.ru, description.en, description.ch];
  return {
    simulation: 'EQUIPMENT',
    code: '',
    title,
    words,
    tags: [`role:${role}`],
    stepCount: 0,
    gateCount: 0,
    data: profile,
  };
}

function toProfile(head: PracticeHead, data: unknown): TerminalProfile {
  return { ...profileInputSchema.parse(data), ...factsOf(head) };
}

export async function toProfiles(db: Db, heads: readonly PracticeHead[]): Promise<TerminalProfile[]> {
  const data = new Map((await dataOf(db, 'PROFILE', heads)).map((row) => [row.id, row.data]));
  return heads.map((head) => toProfile(head, data.get(head.id)));
}

/** A profile in use or archived, with the cases that were made with it. */
export async function findProfile(db: Db | Tx, id: string): Promise<TerminalProfileDetails | undefined> {
  const found = await findItem(db, 'PROFILE', id);
  if (found === undefined) return undefined;
  return { ...toProfile(found.head, found.data), uses: await casesUsing(db, 'PROFILE', id) };
}

/** What is wrong with the row of a setting; undefined for nothing. */
function faultOf(
  known: EquipmentRuleset['settings'],
  rows: ProfileInput['settings'],
  at: number,
): 'FIELD_INVALID' | undefined {
  const row = rows[at];
  const tool = known.find(({ id }) => id === row?.id);
  if (!row || !tool) return 'FIELD_INVALID';
  const isFirst = rows.findIndex(({ id }) => id === row.id) === at;
  const isWithin = row.least <= row.most && row.least >= tool.least && row.most <= tool.most;
  return isFirst && isWithin ? undefined : 'FIELD_INVALID';
}

/** Throws VALIDATION where a parameter is not the tool's, is there twice, or has a range beyond the tool's own. */
export async function refuseImpossible(tx: Tx, { screens, settings }: ProfileInput): Promise<void> {
  const [ruleset] = await rulesetsOf(tx, 'EQUIPMENT');
  // A site without a bay has no parameters that could be set.
  const tool = ruleset === undefined ? [] : equipmentRulesetSchema.parse(ruleset).settings;
  const details = settings.flatMap((_row, at) => {
    const message = faultOf(tool, settings, at);
    return message === undefined ? [] : [{ path: `settings.${at}`, code: 'INVALID', message }];
  });
  const twice = screens.findIndex((screen, at) => screens.indexOf(screen) !== at);
  if (twice !== -1) details.push({ path: `screens.${twice}`, code: 'INVALID', message: 'FIELD_INVALID' });
  if (details.length > 0) throw new ApiFault('VALIDATION', { details });
}
