import { z } from 'zod';
import { isBlank } from './is-blank.ts';

/** Told as an empty text is, since it looks like one. */
const EMPTY = { code: 'too_small', origin: 'string', minimum: 1, inclusive: true } as const;

/** A text without spaces at its ends, of which something is seen. @param max letters */
export const writtenText = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .superRefine((input, context) => {
      if (input !== '' && isBlank(input)) context.addIssue({ ...EMPTY, input });
    });
