// Sends the letters in the outbox.
import type { Storage } from '#server/storage/storage.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { claimLetters, markFailed, markSent, type ClaimedLetter } from '../mail/outbox.ts';
import type { MakeJob } from './start-jobs.ts';

const MAX_LETTERS = 10;

export interface LetterLog {
  info(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

function fieldOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

/** Whether the mail server rejected the address itself, for good. */
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

/** Sends everything that is due now; returns the number of letters tried. */
export async function sendLetters(
  storage: Storage,
  mailer: Mailer,
  log: LetterLog,
  now: string,
): Promise<number> {
  const claimed = await claimLetters(storage, now, MAX_LETTERS);
  for (const letter of claimed) await sendOne(storage, { mailer, log }, letter, now);
  return claimed.length;
}

export const sendLettersJob: MakeJob = ({ storage, config, log }) => {
  const mailer = createMailer(config);
  return {
    name: 'send-letters',
    everyMs: 5000,
    async run() {
      await sendLetters(storage, mailer, log, new Date().toISOString());
    },
  };
};
