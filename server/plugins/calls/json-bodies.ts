// JSON bodies: an empty body counts as none, and text that neither engine could store is refused.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { addressKey } from '#server/auth/client-address.ts';
import { makeFairQueue } from '#server/auth/fair-queue.ts';
import { ApiFault } from '../errors/api-fault.ts';

const DEEPEST = 100;
/** NUL and unpaired surrogates can only come from escapes: UTF-8 has no other way to write them. */
const BAD_SIGN = /[\0\p{Surrogate}]/u;
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i;

function hasBadText(value: unknown): boolean {
  if (typeof value === 'string') return BAD_SIGN.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => hasBadText(key) || hasBadText(item));
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const STEPS: Readonly<Record<number, number>> = { 0x7b: 1, 0x5b: 1, 0x7d: -1, 0x5d: -1 };

/** Looks at char codes, as this runs over every body. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === BACKSLASH) index += 1;
    else if (code === QUOTE) inString = !inString;
    else if (!inString && code > 0x5a) depth += STEPS[code] ?? 0;
    if (depth > DEEPEST) return true;
  }
  return false;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ApiFault('BAD_JSON', { cause: error });
  }
}

/** Parses JSON; throws a refusal for what may not be stored. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new ApiFault('VALIDATION', { message: 'TOO_DEEP' });
  const value = parse(text);
  if (SUSPICIOUS.test(text) && hasBadText(value)) {
    throw new ApiFault('VALIDATION', {
      details: [{ path: '', code: 'FIELD_SYMBOLS', message: 'FIELD_SYMBOLS' }],
    });
  }
  return value;
}

/** Refuses NUL in query values and path parameters. */
export function refuseBadText(value: unknown): void {
  if (hasBadText(value)) {
    throw new ApiFault('VALIDATION', {
      details: [{ path: '', code: 'FIELD_SYMBOLS', message: 'FIELD_SYMBOLS' }],
    });
  }
}

/** A shorter body is parsed at once. */
const LARGE_CHARACTERS = 128 * 1024;
/** What may wait to be parsed in all: more is refused, and sent again later. */
const MAX_WAITING_CHARACTERS = 128 * 1024 * 1024;

/**
 * Parses a large body in its turn, one at a time and for a third of the time at most, so that whoever sends many of them
 * holds up nobody else; addresses take turns.
 */
function makeLargeBodies(): (place: string, text: string) => Promise<unknown> {
  const queue = makeFairQueue(1);
  let waiting = 0;
  return async (place, text) => {
    if (waiting + text.length > MAX_WAITING_CHARACTERS)
      throw new ApiFault('UNAVAILABLE', { retryAfterSeconds: 5 });
    waiting += text.length;
    try {
      return await queue.run(place, async () => {
        const from = performance.now();
        try {
          return parseJson(text);
        } finally {
          await delay(2 * (performance.now() - from));
        }
      });
    } finally {
      waiting -= text.length;
    }
  };
}

/** Replaces Fastify's own JSON parser. */
export function addJsonBodies(app: FastifyInstance): void {
  const parseLarge = makeLargeBodies();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async ({ ip }: FastifyRequest, text: string) => {
      if (text.length > LARGE_CHARACTERS) return parseLarge(addressKey(ip), text);
      return text.trim() === '' ? undefined : parseJson(text);
    },
  );
}
