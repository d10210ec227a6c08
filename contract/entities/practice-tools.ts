/**
 * What instructors make of practice: actions, which are named templates of log entries, and chains of them, which have the
 * shape that judges a case.
 */
import { z } from 'zod';
import { dateTimeSchema, idSchema, versionSchema } from '../common.ts';
import { inEveryLanguage } from '../languages.ts';
import { waySchema } from '../simulation/case-parts.ts';
import { MAX_STEPS } from '../simulation/max-steps.ts';
import { harmSchema, matcherSchema, referenceSchema, stepSchema } from '../simulation/reference.ts';
import { sourceSchema, trilingualSchema } from '../simulation/text.ts';
import { writtenText } from '../written-text.ts';

export const practiceSimulationSchema = z.enum(['ROOM', 'EQUIPMENT']);
export type PracticeSimulation = z.infer<typeof practiceSimulationSchema>;

const MAX_TITLE = 200;
export const draftTitleSchema = z.object(inEveryLanguage(() => z.string().max(MAX_TITLE)));
export const titleSchema = draftTitleSchema.extend({
  ru: writtenText(MAX_TITLE),
});
export const explanationSchema = z.object(inEveryLanguage(() => z.string().max(4000)));

const MAX_SOURCES = 10;
const MAX_USUAL = 200;
const simulationIdSchema = z.string().min(1).max(80);

/** What an author says of an action. A step that is made of it starts with its matcher, harm, reason and sources. */
export const actionInputSchema = z.object({
  simulation: practiceSimulationSchema,
  /** A code of the simulation's ruleset: the log’s name for it. */
  code: z.string().min(1).max(20),
  title: titleSchema,
  description: explanationSchema,
  /** Which entries of that code it means; nothing given: each of them. */
  match: matcherSchema.omit({ code: true }),
  /** The default of steps made of it. */
  harm: harmSchema.optional(),
  why: explanationSchema,
  sources: z.array(sourceSchema).max(MAX_SOURCES),
  /** The code of the thing whose picture stands beside it, such as S012; null for none. */
  picture: z
    .string()
    .regex(/^S\d{3}$/)
    .nullable(),
});
export type ActionInput = z.infer<typeof actionInputSchema>;

/** An action that is being made: it may have no title and no code yet. */
export const actionDraftSchema = actionInputSchema.extend({
  code: z.string().max(20),
  title: draftTitleSchema,
});
export type ActionDraft = z.infer<typeof actionDraftSchema>;

export const itemFacts = {
  id: idSchema,
  /** The number of the published revision. */
  revision: z.number().int().min(1),
  version: versionSchema,
  /** Comes with the program; it is edited like any other. */
  isBuiltIn: z.boolean(),
  changedAt: dateTimeSchema,
  /** Empty for what the program brought. */
  changedByName: z.string(),
  archivedAt: dateTimeSchema.nullable(),
  /** How many chains hold the action; how many cases were made with the chain, or the profile. */
  useCount: z.number().int(),
};

/** What uses it: for an action its chains, for a chain or a profile its cases. */
export const useSchema = z.object({ id: idSchema, title: trilingualSchema });

export const practiceActionSchema = actionInputSchema.extend({
  ...itemFacts,
  /** Things and places that shipped steps name with this code, the most frequent first. */
  usual: z.object({
    things: z.array(simulationIdSchema).max(MAX_USUAL),
    places: z.array(simulationIdSchema).max(MAX_USUAL),
  }),
});
export type PracticeAction = z.infer<typeof practiceActionSchema>;

/** An action as the list shows it: published, or only a draft yet. */
export const listedActionSchema = practiceActionSchema.extend({
  ...actionDraftSchema.shape,
  /** 0: it was never published. */
  revision: z.number().int(),
  isDraft: z.boolean(),
});
export type ListedAction = z.infer<typeof listedActionSchema>;

export const practiceActionDetailsSchema = practiceActionSchema.extend({ uses: z.array(useSchema) });
export type PracticeActionDetails = z.infer<typeof practiceActionDetailsSchema>;

/** The action of which a step was made, as it was then. */
const pinnedActionSchema = z.object({ id: idSchema, revision: z.number().int().min(1).max(1_000_000) });

const chainStepSchema = stepSchema.extend({ action: pinnedActionSchema.optional() });
export type ChainStep = Readonly<z.infer<typeof chainStepSchema>>;

/** The shape that judges, with the action of each step. */
const chainReferenceSchema = referenceSchema.extend({
  steps: z.array(chainStepSchema).min(1).max(MAX_STEPS),
});

export const chainInputSchema = z.object({
  simulation: practiceSimulationSchema,
  title: titleSchema,
  description: explanationSchema,
  reference: chainReferenceSchema,
  /** The right way as it was shown, where the chain was recorded: a case of the chain is proved by it. */
  way: waySchema,
});
export type ChainInput = z.infer<typeof chainInputSchema>;

/** A chain that is being made: it may have no title and no step yet. */
export const chainDraftSchema = chainInputSchema.extend({
  title: draftTitleSchema,
  reference: chainReferenceSchema.extend({ steps: z.array(chainStepSchema).max(MAX_STEPS) }),
});
export type ChainDraft = z.infer<typeof chainDraftSchema>;

/** A chain as the list shows it. */
export const listedChainSchema = z.object({
  ...itemFacts,
  /** 0: it was never published. */
  revision: z.number().int(),
  isDraft: z.boolean(),
  simulation: practiceSimulationSchema,
  title: draftTitleSchema,
  stepCount: z.number().int(),
  gateCount: z.number().int(),
});
export type ListedChain = z.infer<typeof listedChainSchema>;

export const chainSchema = chainInputSchema.extend({ ...itemFacts, uses: z.array(useSchema) });
export type Chain = z.infer<typeof chainSchema>;

const namedSchema = z.object({ id: simulationIdSchema, text: trilingualSchema });

/** The words of a simulation: what an action may name. */
export const practiceVocabularySchema = z.object({
  codes: z.array(namedSchema),
  things: z.array(namedSchema.extend({ picture: z.string().nullable() })),
  places: z.array(namedSchema),
  locations: z.array(namedSchema),
  /** Facts of the state that shipped keys ask, with the words that they compare with. */
  facts: z.array(z.object({ key: z.string(), values: z.array(z.string()) })),
});
export type PracticeVocabulary = z.infer<typeof practiceVocabularySchema>;
