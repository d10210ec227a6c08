// Emergencies of the bay as data: what happens by itself, what the learner's actions change, who says what.
import { z } from 'zod';
import { stateConditionSchema } from './reference.ts';
import { trilingualSchema } from './text.ts';

const idSchema = z.string().min(1).max(80);
const ms = z.number().int().min(0).max(86_400_000);
const conditions = z.array(stateConditionSchema).max(10);

/** The specification's list of critical situations for practice. */
export const situationGroupSchema = z.enum([
  'noEmergency',
  'fire',
  'sparking',
  'smoke',
  'hazardousGas',
  'ventilationShutdown',
  'lightingOutage',
  'powerOutage',
  'supplyFailure',
  'waterLeakage',
  'materialLeakage',
  'developerLeakage',
  'equipmentAlarm',
  'processInterruption',
]);

/** What the scene draws for a situation. A false sign shows nothing but a lamp. */
const emergencyPictureSchema = z.enum([
  'fire',
  'sparking',
  'smoke',
  'gasLeak',
  'ventilationShutdown',
  'lightingOutage',
  'powerOutage',
  'gasSupply',
  'airSupply',
  'waterSupply',
  'waterLeak',
  'photoresistLeak',
  'developerLeak',
  'developerSplash',
  'antireflectiveLeak',
  'equipmentAlarm',
  'processInterruption',
]);

/** The ten critical situation entries in the specification's order: five to call, five to do. */
export const criticalIdSchema = z.enum([
  'BOSS',
  'BOSSSITE',
  'SERVICEMAN',
  'ENGINEER',
  'ENERGY',
  'STOPWORK',
  'EMO',
  'VOICE',
  'LEAVE',
  'STARTPROCCES',
]);

/** Who can be called: the five of the critical entries, and help from outside the shift. */
export const calledIdSchema = z.enum([
  ...criticalIdSchema.extract(['BOSS', 'BOSSSITE', 'SERVICEMAN', 'ENGINEER', 'ENERGY']).options,
  'MEDIC',
  'FIRE_BRIGADE',
]);

/** What is rinsed for somebody whom a liquid has splashed: the body under the shower, the eyes over the bowl. */
const rinsedPartSchema = z.enum(['body', 'eyes']);

/** The learner's actions that the emergency decides. STARTPROCCES is decided by the core. */
export const emergencyCodeSchema = z.enum([
  'STOPWORK',
  'EMO_COVER',
  'EMO',
  'VOICE',
  'LEAVE',
  'RETURN',
  'PHONE',
  'CALL',
  'HANG_UP',
  'READ_ALARM',
  'NOTE_PLACES',
  'CHECK',
  'TOUCH',
  'SHOWER',
  'EYEWASH',
  'ALARM_POINT',
  'ROLL_CALL',
]);

/** Why an action in an emergency is refused; machines/equipment/emergency/refusal-texts.ts has the words. */
export const emergencyRefusalSchema = z.enum([
  'unknownAction',
  'badParams',
  'unknownPlace',
  'unknownPerson',
  'unknownReason',
  'otherPlace',
  'outOfReach',
  'coverClosed',
  'coverOpen',
  'alreadyPressed',
  'alreadyStopped',
  'noPower',
  'alreadyOutside',
  'alreadyInside',
  'noPermission',
  'phoneLifted',
  'phoneDown',
  'nothingThere',
  'nobodyHurt',
  'nobodyGathered',
]);

const lightSchema = z.enum(['normal', 'dark', 'emergency']);
const mediumSchema = z.enum(['gas', 'air', 'water']);
const permissionSchema = z.enum(['restart', 'return']);

/** What a situation does. The core carries out what concerns wafers and processing. */
const emergencyDeedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cutPower') }),
  z.object({ kind: z.literal('restorePower') }),
  z.object({ kind: z.literal('stopWork') }),
  /** The track halts by itself; wafers stay where they are. */
  z.object({ kind: z.literal('interrupt') }),
  z.object({ kind: z.literal('scrapWafers'), reason: idSchema }),
  z.object({ kind: z.literal('raiseAlarm'), alarm: idSchema }),
  z.object({ kind: z.literal('clearAlarm'), alarm: idSchema }),
  z.object({ kind: z.literal('stopSupply'), medium: mediumSchema }),
  z.object({ kind: z.literal('restoreSupply'), medium: mediumSchema }),
  z.object({ kind: z.literal('light'), light: lightSchema }),
  z.object({ kind: z.literal('air'), isFlowing: z.boolean() }),
]);

/** A phase. After `lastsMs` the next phase begins; after the last one the situation escalates. */
const situationPhaseSchema = z.object({
  id: idSchema,
  /** What can be seen, heard or smelt; never what to do. */
  text: trilingualSchema,
  stage: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  lastsMs: ms.min(1),
  /** `sounds` play continuously, `onset` once at the beginning: names from assets/sounds.ts. */
  sounds: z.array(idSchema).max(4),
  onset: z.array(idSchema).max(4),
  /** Places that can no longer be reached. */
  blocks: z.array(idSchema).max(20),
  does: z.array(emergencyDeedSchema).max(8),
});

/** One way to contain a situation: all conditions must hold for `afterMs` without a break. */
const containmentSchema = z.object({ all: conditions.min(1), afterMs: ms });

/** Harm done by an action if the conditions hold before it: a hand in a spill, an unchecked start. */
const harmSchema = z.object({
  id: idSchema,
  codes: z.array(z.string().min(1).max(20)).min(1).max(10),
  when: conditions,
  text: trilingualSchema,
  escalates: z.boolean(),
  does: z.array(emergencyDeedSchema).max(8),
});

/** A variant of a situation, with its physics. The right response to it is in the key of a case. */
const situationSchema = z.object({
  id: idSchema,
  group: situationGroupSchema,
  picture: emergencyPictureSchema.optional(),
  /** Harmless: it begins and ends by itself and is no emergency. */
  isFalseSign: z.literal(true).optional(),
  text: trilingualSchema,
  /** The id, in the equipment's list, of the alarm that the terminal raises for it. */
  alarm: idSchema.optional(),
  /** The reasons for a call that report this situation. */
  reasons: z.array(idSchema).max(6),
  phases: z.array(situationPhaseSchema).min(1).max(4),
  /** The situation does not grow while all of these hold. */
  heldBy: conditions.optional(),
  /** Once all hold it grows slower: the rest of its phases takes `percent` of the time. */
  slowedBy: z.object({ all: conditions.min(1), percent: z.number().int().min(101).max(2000) }).optional(),
  /** Somebody is hurt by it, a colleague or the learner: what of them has to be rinsed, and what is seen once it is. */
  hurts: z
    .object({ part: rinsedPartSchema, rinsed: trilingualSchema, isOneself: z.literal(true).optional() })
    .optional(),
  /** Who of the team has not come out by themselves. */
  absent: idSchema.optional(),
  containedBy: z.array(containmentSchema).max(6),
  contained: z.object({
    text: trilingualSchema,
    /** The picture stays after the end, as a puddle does. */
    isStillSeen: z.boolean(),
    does: z.array(emergencyDeedSchema).max(8),
  }),
  escalated: z.object({ text: trilingualSchema, does: z.array(emergencyDeedSchema).max(8) }),
  harm: z.array(harmSchema).max(8),
});

const criticalRowSchema = z.object({
  id: criticalIdSchema,
  text: trilingualSchema,
  /** The entry's message while it is active; for a call, the called person's answer replaces it. */
  message: trilingualSchema,
});

/** What a called person says. The first row whose conditions all hold applies. */
const callAnswerSchema = z.object({
  id: idSchema,
  who: z.array(calledIdSchema).min(1).max(7),
  when: conditions,
  text: trilingualSchema,
  /** The tone of voice. With the person it names the sound, such as call/boss/understood. */
  manner: z.enum(['listening', 'understood', 'allowed', 'refused']),
  gives: permissionSchema.optional(),
});

const callReasonSchema = z.object({ id: idSchema, text: trilingualSchema });

/** A place that is used in emergencies. Its tile and name are in the bay's list of places. */
const emergencyPlaceSchema = z.object({
  id: idSchema,
  kind: z.enum(['emo', 'stopWork', 'phone', 'shower', 'alarmPoint', 'assembly']),
  where: z.enum(['bay', 'outside']),
});

/** A ruleset's emergencies. Their alarms and the durations of actions are in the equipment's lists. */
export const emergencyRulesetSchema = z.object({
  places: z.array(emergencyPlaceSchema).max(20),
  critical: z.array(criticalRowSchema).length(10),
  /** Who works in the bay, for the roll call outside; absent in rulesets from before it. */
  team: z.array(callReasonSchema).max(8).optional(),
  /** Those who are near hear a warning by voice outside the exit too; absent in rulesets from before it. */
  isVoiceHeardOutside: z.literal(true).optional(),
  /** Who warns again has still warned when they first did; absent in rulesets from before it. */
  isFirstVoiceKept: z.literal(true).optional(),
  reasons: z.array(callReasonSchema).min(1).max(60),
  answers: z.array(callAnswerSchema).min(5).max(300),
  situations: z.array(situationSchema).min(1).max(80),
  /** Reasons for scrapping wafers, in words; `scrapWafers` refers to them by id. */
  scrapReasons: z.array(callReasonSchema).max(20),
});

/** When a situation begins: at a time, at one drawn from the seed, or some time after a fact becomes true. */
const emergencyStartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('at'), atMs: ms }),
  z.object({ kind: z.literal('between'), fromMs: ms, toMs: ms }),
  z.object({
    kind: z.literal('when'),
    condition: stateConditionSchema,
    afterMs: ms,
    spreadMs: ms.default(0),
  }),
]);

/** A planned emergency: one of these situations, drawn from the seed if there are several. */
const plannedEmergencySchema = z.object({
  situations: z.array(idSchema).min(1).max(20),
  start: emergencyStartSchema,
});

export const emergencyPlaySchema = z.object({ planned: z.array(plannedEmergencySchema).max(4) });

/** Nobody needs longer than this between reaching the exit and the danger. */
export const EXIT_MARGIN_MS = 20_000;

/** By when somebody knows, and by which means: a call that gives the reason, the voice, or a fire alarm point as well. */
const toldSchema = z.object({
  byMs: ms,
  isVoiceEnough: z.boolean(),
  isAlarmPointEnough: z.boolean().optional(),
});

/**
 * Where people are in danger: by when one is out, and others know. All times count from the situation's start.
 * Up to `promptMs` leaving is worth all, from `lateMs` on nothing; by `dangerMs` one is out, or the danger is over.
 */
const dangerSchema = z
  .object({
    promptMs: ms,
    lateMs: ms,
    dangerMs: ms,
    /** How long the longest way out of the bay takes. */
    wayOutMs: ms,
    /** What makes the place safe at once: who has done it may stay. */
    safeBy: criticalIdSchema.extract(['EMO', 'STOPWORK']).optional(),
    told: toldSchema,
  })
  .refine(({ promptMs, lateMs, dangerMs }) => promptMs < lateMs && lateMs <= dangerMs, {
    message: 'promptMs comes before lateMs, and lateMs not after dangerMs.',
  })
  .refine(({ dangerMs, wayOutMs }) => dangerMs >= wayOutMs + EXIT_MARGIN_MS, {
    message: 'dangerMs leaves time for the way out and 20 seconds more.',
  });

/** Where somebody is hurt: by when the right part is rinsed, and by when a call has told of it. */
const aidSchema = z
  .object({
    promptMs: ms,
    lateMs: ms,
    /** Past it, what has not been rinsed is a lasting injury. */
    byMs: ms,
    told: toldSchema,
  })
  .refine(({ promptMs, lateMs, byMs }) => promptMs < lateMs && lateMs <= byMs, {
    message: 'promptMs comes before lateMs, and lateMs not after byMs.',
  });

/** What judging needs besides the play: for facts of the judge alone, and for digits 4 to 6 of emergencySituations. */
export const emergencyJudgingSchema = z.object({
  neededCalls: z.array(calledIdSchema).max(7),
  /** Calls that are neither required nor wrong. */
  allowedCalls: z.array(calledIdSchema).max(7),
  leaving: z.enum(['must', 'may', 'mustNot']),
  /** The time allowed for leaving, in ms after the start of the situation. */
  leaveWithinMs: ms.optional(),
  restart: z.object({
    /** Whether restarting needs a permission. */
    needsPermission: z.boolean(),
    needsChecked: z.array(z.enum(['equipment', 'wafers'])).max(2),
  }),
  /** Left out where nobody is in danger. */
  danger: dangerSchema.optional(),
  /** Left out where nobody is hurt. */
  aid: aidSchema.optional(),
  /** The situation ends only by stopping or cutting what was under way; a tool that runs empty does not count. */
  needsStop: z.boolean().optional(),
});

export type SituationGroup = z.infer<typeof situationGroupSchema>;
export type EmergencyPicture = z.infer<typeof emergencyPictureSchema>;
export type CriticalId = z.infer<typeof criticalIdSchema>;
export type CalledId = z.infer<typeof calledIdSchema>;
export type EmergencyCode = z.infer<typeof emergencyCodeSchema>;
export type EmergencyRefusal = z.infer<typeof emergencyRefusalSchema>;
export type BayLighting = z.infer<typeof lightSchema>;
export type Medium = z.infer<typeof mediumSchema>;
export type Permission = z.infer<typeof permissionSchema>;
export type EmergencyDeed = Readonly<z.infer<typeof emergencyDeedSchema>>;
export type RinsedPart = z.infer<typeof rinsedPartSchema>;
export type SituationPhase = Readonly<z.infer<typeof situationPhaseSchema>>;
export type Harm = Readonly<z.infer<typeof harmSchema>>;
export type Situation = Readonly<z.infer<typeof situationSchema>>;
export type CallAnswer = Readonly<z.infer<typeof callAnswerSchema>>;
export type EmergencyPlace = Readonly<z.infer<typeof emergencyPlaceSchema>>;
export type EmergencyRuleset = Readonly<z.infer<typeof emergencyRulesetSchema>>;
export type PlannedEmergency = Readonly<z.infer<typeof plannedEmergencySchema>>;
export type EmergencyPlay = Readonly<z.infer<typeof emergencyPlaySchema>>;
export type EmergencyJudging = Readonly<z.infer<typeof emergencyJudgingSchema>>;
