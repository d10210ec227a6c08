// Profiles of the terminal as they are stored and shown, and what of one can't be.
import {
  profileDraftSchema,
  profileInputSchema,
  type ListedProfile,
  type ProfileDraft,
  type TerminalProfile,
  type TerminalProfileDetails,
} from '#contract/entities/terminal-profile.ts';
import { equipmentRulesetSchema, type EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { FaultDetail } from '#server/plugins/errors/api-fault.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { draftDataOf } from '../drafts/drafts-repository.ts';
import { casesUsing } from './cases-using.ts';
import {
  dataOf,
  factsOf,
  findItem,
  type ItemContent,
  type PracticeHead,
} from './practice-items-repository.ts';
import { rulesetsOf } from './simulation-data-repository.ts';

export function profileContent(profile: ProfileDraft): ItemContent {
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

/** Profiles as the list shows them: published ones and those of which there is only a draft. */
export async function toListedProfiles(db: Db, heads: readonly PracticeHead[]): Promise<ListedProfile[]> {
  const data = new Map((await dataOf(db, 'PROFILE', heads)).map((row) => [row.id, row.data]));
  const drafted = await draftDataOf(
    db,
    'PROFILE',
    heads.map(({ id }) => id),
  );
  return heads.map((head) => {
    const isDraft = drafted.has(head.id);
    if (head.revision > 0) return { ...toProfile(head, data.get(head.id)), isDraft };
    return { ...profileDraftSchema.parse(drafted.get(head.id)), ...factsOf(head), isDraft };
  });
}

/** A published profile in use or archived, with the cases that were made with it. */
export async function findProfile(db: Db | Tx, id: string): Promise<TerminalProfileDetails | undefined> {
  const found = await findItem(db, 'PROFILE', id);
  if (found === undefined || found.head.revision === 0) return undefined;
  return { ...toProfile(found.head, found.data), uses: await casesUsing(db, 'PROFILE', id) };
}

/** What is wrong with the row of a setting; undefined for nothing. */
function rowFault(
  known: EquipmentRuleset['settings'],
  rows: ProfileDraft['settings'],
  at: number,
): Pick<FaultDetail, 'message' | 'params'> | undefined {
  const row = rows[at];
  if (row === undefined) return undefined;
  const { id, least, most } = row;
  const tool = known.find((one) => one.id === id);
  if (tool === undefined) return { message: 'PROFILE_NO_SETTING', params: { id } };
  if (rows.findIndex((row) => row.id === id) !== at) return { message: 'PROFILE_TWICE', params: { id } };
  if (least <= most && least >= tool.least && most <= tool.most) return undefined;
  return { message: 'PROFILE_RANGE', params: { id, least: tool.least, most: tool.most } };
}

/** A parameter that is not the tool's, is there twice, or has a range beyond the tool's own; a screen twice; no screen. */
export async function profileFaults(
  db: Db | Tx,
  { screens, settings }: ProfileDraft,
): Promise<readonly FaultDetail[]> {
  const [ruleset] = await rulesetsOf(db, 'EQUIPMENT');
  // A site without a bay has no parameters that could be set.
  const tool = ruleset === undefined ? [] : equipmentRulesetSchema.parse(ruleset).settings;
  const details: FaultDetail[] = settings.flatMap((_row, at) => {
    const fault = rowFault(tool, settings, at);
    return fault === undefined ? [] : [{ path: `settings.${at}`, code: 'INVALID', ...fault }];
  });
  const twice = screens.findIndex((screen, at) => screens.indexOf(screen) !== at);
  if (twice !== -1) {
    const params = { id: screens[twice] ?? '' };
    details.push({ path: `screens.${twice}`, code: 'INVALID', message: 'PROFILE_TWICE', params });
  }
  if (screens.length === 0) details.push({ path: 'screens', code: 'REQUIRED', message: 'PROFILE_NO_SCREEN' });
  return details;
}
