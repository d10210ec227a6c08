// A case while it is made: its start and what judges it, in the shapes that play and judge. Only those who edit cases see it.
import { z } from 'zod';
import { dateTimeSchema, idSchema } from '../common.ts';
import { inEveryLanguage } from '../languages.ts';
import { equipmentKeySchema, equipmentPlaySchema } from '../simulation/equipment-case.ts';
import { MAX_STEPS } from '../simulation/max-steps.ts';
import { referenceSchema, stepSchema } from '../simulation/reference.ts';
import { caseParts, keyParts } from '../simulation/case-parts.ts';
import { roomKeySchema, roomPlaySchema } from '../simulation/room-case.ts';
import { trilingualSchema } from '../simulation/text.ts';
import { caseExampleSchema, MAX_EXAMPLES } from './case-example.ts';
import { draftInputOf, draftStateOf } from './draft.ts';
import { practiceSimulationSchema } from './practice-tools.ts';

const MAX_TEXT = 4000;
const textSchema = z.object(inEveryLanguage(() => z.string().max(MAX_TEXT)));

/** Where an author says none, it follows from the number of steps. */
export const difficultySchema = z.enum(['EASY', 'MEDIUM', 'HARD']);
export type Difficulty = z.infer<typeof difficultySchema>;

const MAX_REVISION = 1_000_000;

/** A chain that the judging began with, or a profile of the terminal that was taken over, as it was then. */
const pinnedSchema = z.object({ id: idSchema, revision: z.number().int().min(1).max(MAX_REVISION) });

/** A draft may have no step yet. */
const draftReferenceSchema = referenceSchema.extend({ steps: z.array(stepSchema).max(MAX_STEPS) });

const common = {
  rulesetId: caseParts.rulesetId,
  rulesetRevision: caseParts.rulesetRevision.max(MAX_REVISION),
  seed: caseParts.seed,
  order: caseParts.order.unwrap().nullable(),
  difficulty: difficultySchema.nullable(),
  chain: pinnedSchema.nullable(),
  title: textSchema,
  goal: textSchema,
  timeLimitMs: caseParts.timeLimitMs.unwrap().nullable(),
  /** Kept runs with the verdicts that they must get; left out: none. */
  examples: z.array(caseExampleSchema).max(MAX_EXAMPLES).optional(),
};

const DRAFT_KEY = { hints: keyParts.hints, reference: draftReferenceSchema };
const roomDraftSchema = z.object({
  ...common,
  simulation: z.literal('ROOM'),
  play: roomPlaySchema,
  key: roomKeySchema.omit({ caseId: true, revision: true }).extend(DRAFT_KEY),
});
const equipmentDraftSchema = z.object({
  ...common,
  simulation: z.literal('EQUIPMENT'),
  /** Left out: role, screens and settings were set by hand. */
  profile: pinnedSchema.optional(),
  play: equipmentPlaySchema,
  key: equipmentKeySchema.omit({ caseId: true, revision: true }).extend(DRAFT_KEY),
});

export const caseDraftSchema = z.discriminatedUnion('simulation', [roomDraftSchema, equipmentDraftSchema]);
export type CaseDraft = z.infer<typeof caseDraftSchema>;
export type RoomCaseDraft = z.infer<typeof roomDraftSchema>;
export type EquipmentCaseDraft = z.infer<typeof equipmentDraftSchema>;

export const caseDraftInputSchema = draftInputOf(caseDraftSchema);

const workRefSchema = z.object({ id: idSchema, title: trilingualSchema });

export const caseDraftStateSchema = draftStateOf(caseDraftSchema).extend({
  /** The works that give it out: they follow what is published. */
  works: z.array(workRefSchema),
});
export type CaseDraftState = z.infer<typeof caseDraftStateSchema>;

/** What the server's checks came to when it was published: a way that proves the case, and what was tried and not punished. */
const caseChecksSchema = z.object({
  /** The score of the proving way; null: none is known. */
  provedScore: z.number().min(0).max(100).nullable(),
  warningCount: z.number().int().min(0).max(10_000),
});
export type CaseChecks = z.infer<typeof caseChecksSchema>;

/** A case as the list shows it. */
export const listedCaseSchema = z.object({
  id: idSchema,
  simulation: practiceSimulationSchema,
  title: textSchema,
  goal: textSchema,
  difficulty: difficultySchema,
  stepCount: z.number().int(),
  gateCount: z.number().int(),
  /** 0: it was never published. */
  revision: z.number().int(),
  isBuiltIn: z.boolean(),
  isDraft: z.boolean(),
  changedAt: dateTimeSchema,
  changedByName: z.string(),
  archivedAt: dateTimeSchema.nullable(),
  chain: z.object({ id: idSchema, title: textSchema }).nullable(),
  works: z.array(workRefSchema),
  /** null: nobody has run them on what is published. */
  checks: caseChecksSchema.nullable(),
});
export type ListedCase = z.infer<typeof listedCaseSchema>;

const CASE_ERRORS = [
  'NO_TITLE',
  'NO_GOAL',
  'NO_STEPS',
  'START',
  'JUDGING',
  'UNDECIDED',
  'IDLE_PASSES',
  'EXAMPLE',
] as const;
const CASE_WARNINGS = [
  'LANGUAGE_MISSING',
  'NO_WAY',
  'NO_LIMIT',
  'NOT_PROVED',
  'NOT_PLAYED',
  'UNPUNISHED',
  'WRONG_PASSES',
] as const;

export const caseFindingSchema = z.object({
  code: z.enum([...CASE_ERRORS, ...CASE_WARNINGS]),
  isError: z.boolean(),
  /** Where in the draft, such as `play.person.hand.0`. */
  path: z.string(),
  /** Why, where the code alone does not say it. */
  reason: trilingualSchema.nullable(),
});
export type CaseFinding = z.infer<typeof caseFindingSchema>;

const ERROR_CODES: ReadonlySet<string> = new Set(CASE_ERRORS);

/** Whether it stops publishing. */
export const isCaseError = (code: CaseFinding['code']): boolean => ERROR_CODES.has(code);
