// Particles that a person sheds, from published figures: whole particles of 0.5 µm and larger a minute.
import { z } from 'zod';
import { stateConditionSchema } from './reference.ts';
import { sourceSchema, trilingualSchema } from './text.ts';

const idSchema = z.string().min(1).max(80);
const count = z.number().int().min(0).max(1_000_000_000);

/** Something missing or wrong and what it adds while standing; it counts while all conditions hold. */
const particleCauseSchema = z.object({
  id: idSchema,
  text: trilingualSchema,
  when: z.array(stateConditionSchema).min(1).max(10),
  perMinute: count,
  sources: z.array(sourceSchema).max(10),
});

export const particlesSchema = z.object({
  /** What a correctly dressed person sheds while standing. */
  dressed: z.object({ text: trilingualSchema, perMinute: count, sources: z.array(sourceSchema).max(10) }),
  /** Shedding while walking, in percent of that while standing. */
  walkingPercent: z.number().int().min(100).max(100_000),
  causes: z.array(particleCauseSchema).max(60),
  /** The clean room: its class, and the flow of clean air that dilutes what a person sheds. */
  room: z.object({
    text: trilingualSchema,
    isoClass: z.number().int().min(1).max(9),
    limitPerM3: count,
    airM3PerMinute: z.number().int().min(1).max(100_000),
    sources: z.array(sourceSchema).max(10),
  }),
});

/** A share of what is shed. `cause` is an id of the ruleset's list, or `dressed` for what is unavoidable. */
const particleShareSchema = z.object({
  cause: idSchema,
  text: trilingualSchema,
  perMinute: count,
  sources: z.array(sourceSchema),
});

/** What a person sheds now, with the largest share first. */
export const particleReadingSchema = z.object({ perMinute: count, shares: z.array(particleShareSchema) });

/** What a person brings into the clean room: the concentration that their walking about there maintains. */
export const carriedInSchema = z.object({
  perMinute: count,
  perM3: count,
  limitPerM3: count,
  isoClass: z.number().int(),
  isWithin: z.boolean(),
  shares: z.array(particleShareSchema),
  /** The largest share apart from the unavoidable one. */
  most: particleShareSchema.optional(),
});

export type ParticleCause = Readonly<z.infer<typeof particleCauseSchema>>;
export type Particles = Readonly<z.infer<typeof particlesSchema>>;
export type ParticleShare = Readonly<z.infer<typeof particleShareSchema>>;
export type ParticleReading = Readonly<z.infer<typeof particleReadingSchema>>;
export type CarriedIn = Readonly<z.infer<typeof carriedInSchema>>;
