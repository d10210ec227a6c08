// Particles a person sheds: published figures as data, in whole particles of 0.5 µm and more a minute.
import { z } from 'zod';
import { stateConditionSchema } from './reference.ts';
import { sourceSchema, trilingualSchema } from './text.ts';

const idSchema = z.string().min(1).max(80);
const count = z.number().int().min(0).max(1_000_000_000);

/** Something missing or wrong and what it adds while one stands still: it counts while all conditions hold. */
export const particleCauseSchema = z.object({
  id: idSchema,
  text: trilingualSchema,
  when: z.array(stateConditionSchema).min(1).max(10),
  perMinute: count,
  sources: z.array(sourceSchema).max(10),
});

export const particlesSchema = z.object({
  /** What one rightly dressed sheds standing. */
  dressed: z.object({ text: trilingualSchema, perMinute: count, sources: z.array(sourceSchema).max(10) }),
  /** Walking sheds so many hundredths of what standing does. */
  walkingPercent: z.number().int().min(100).max(100_000),
  causes: z.array(particleCauseSchema).max(60),
  /** The room that is carried into: its class, and the clean air that thins what a person sheds. */
  room: z.object({
    text: trilingualSchema,
    isoClass: z.number().int().min(1).max(9),
    limitPerM3: count,
    airM3PerMinute: z.number().int().min(1).max(100_000),
    sources: z.array(sourceSchema).max(10),
  }),
});

/** A part of what is shed. `cause` is an id of the ruleset's list, or `dressed` for what nobody can help. */
export const particleShareSchema = z.object({
  cause: idSchema,
  text: trilingualSchema,
  perMinute: count,
  sources: z.array(sourceSchema),
});

/** What a person sheds now, the greatest share first. */
export const particleReadingSchema = z.object({ perMinute: count, shares: z.array(particleShareSchema) });

/** What a person brings into the clean room: the concentration they keep up there by walking about. */
export const carriedInSchema = z.object({
  perMinute: count,
  perM3: count,
  limitPerM3: count,
  isoClass: z.number().int(),
  isWithin: z.boolean(),
  shares: z.array(particleShareSchema),
  /** The share that brought most, besides what nobody can help. */
  most: particleShareSchema.optional(),
});

export type ParticleCause = Readonly<z.infer<typeof particleCauseSchema>>;
export type Particles = Readonly<z.infer<typeof particlesSchema>>;
export type ParticleShare = Readonly<z.infer<typeof particleShareSchema>>;
export type ParticleReading = Readonly<z.infer<typeof particleReadingSchema>>;
export type CarriedIn = Readonly<z.infer<typeof carriedInSchema>>;
