import { z } from 'zod';
import { unturned } from './apart-text.ts';
import { isBlank } from './is-blank.ts';

/** Told as an empty text is, since it looks like one. */
const EMPTY = { code: 'too_small', origin: 'string', minimum: 1, inclusive: true } as const;

let isReading = false;

/**
 * What is read of what is stored: a text of unseen signs may have come before they were refused, and must not take along the list
 * that it stands in. @param read without waiting for anything
 */
export function asStored<T>(read: () => T): T {
  const before = isReading;
  isReading = true;
  try {
    return read();
  } finally {
    isReading = before;
  }
}

/** A text as it comes in: without signs that would mirror the rest of it. What is stored already stays, and is shown without. */
export const keptText = () => z.string().overwrite((text) => (isReading ? text : unturned(text)));

/** A text without spaces at its ends, of which something is seen. @param max letters */
export const writtenText = (max: number) =>
  keptText()
    .trim()
    .min(1)
    .max(max)
    .superRefine((input, context) => {
      if (!isReading && input !== '' && isBlank(input)) context.addIssue({ ...EMPTY, input });
    });
