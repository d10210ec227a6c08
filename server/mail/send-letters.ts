/** Sends what lies in the outbox: each server process looks every few seconds, and at once after a decision. */
import type { FastifyInstance } from 'fastify';
import type { Storage } from '#server/storage/storage.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { claimLetters, markFailed, markSent, type ClaimedLetter } from './outbox.ts';

const everyMs = 5000;
const atOnce = 10;

export interface LetterLog {
  info(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

function fieldOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

/** The mail server refused the address itself, for good. */
function isHopeless(error: unknown): boolean {
  const status = Number(fieldOf(error, 'responseCode'));
  return fieldOf(error, 'code') === 'EENVELOPE' && status >= 500 && status < 600;
}

async function sendOne(
  storage: Storage,
  { mailer, log }: { readonly mailer: Mailer; readonly log: LetterLog },
  claimed: ClaimedLetter,
  now: string,
): Promise<void> {
  try {
    const { sentAs } = await mailer(claimed.letter);
    await markSent(storage, claimed.id, now);
    log.info({ letter: claimed.id, sentAs }, 'a letter is out');
  } catch (error) {
    const why = {
      error: error instanceof Error ? error.message : String(error),
      hopeless: isHopeless(error),
    };
    const isLast = await markFailed(storage, claimed, why, now);
    const text = isLast ? 'a letter is given up' : 'a letter could not be sent and will be tried again';
    log.error({ letter: claimed.id, tries: claimed.tries, why: why.error }, text);
  }
}

/** Sends everything that is due now; the number of letters tried. */
export async function sendLetters(
  storage: Storage,
  mailer: Mailer,
  log: LetterLog,
  now: string,
): Promise<number> {
  const claimed = await claimLetters(storage, now, atOnce);
  for (const letter of claimed) await sendOne(storage, { mailer, log }, letter, now);
  return claimed.length;
}

/** Starts the rounds; the returned function ends them after the letter that is being sent. */
export function startSendingLetters(app: FastifyInstance): () => Promise<void> {
  const mailer = createMailer(app.config);
  let running: Promise<void> | undefined;

  async function round(): Promise<void> {
    try {
      await sendLetters(app.storage, mailer, app.log, new Date().toISOString());
    } catch (error) {
      app.log.error({ err: error }, 'sending letters failed');
    }
  }

  const timer = setInterval(() => {
    running ??= round().finally(() => {
      running = undefined;
    });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
