/** Maintenance mode. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idListSchema } from '../common.ts';
import { optionalTextSchema } from '../texts.ts';

export const technicalWorksSchema = z.object({
  status: z.enum(['ACTIVE', 'INACTIVE']),
  excludedUserIds: idListSchema,
  message: optionalTextSchema,
});
export type TechnicalWorks = z.infer<typeof technicalWorksSchema>;

export const getTechnicalWorks = defineCall({
  id: 'getTechnicalWorks',
  method: 'GET',
  path: '/technical-works',
  access: 'PUBLIC',
  summary:
    'Whether technical works are on; to a caller without TECHNICAL_WORKS the excluded list holds at most their own id',
  answer: technicalWorksSchema,
  duringTechnicalWorks: true,
});

export const activateTechnicalWorks = defineCall({
  id: 'activateTechnicalWorks',
  method: 'POST',
  path: '/technical-works/activate',
  access: ['TECHNICAL_WORKS'],
  summary: 'Switch technical works on or off',
  body: z.object({
    status: z.enum(['ACTIVE', 'INACTIVE']),
    excludedUserIds: idListSchema.default([]),
    message: optionalTextSchema.optional(),
  }),
  answer: technicalWorksSchema,
  duringTechnicalWorks: true,
});
