// Passwords: argon2id, hashed a few at a time so that a class signing in does not take the whole thread pool.
import { hash, verify } from '@node-rs/argon2';

/** 19 MiB and two passes: about 25 ms of one core, so two cores sign in well over 500 people a minute. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** libuv has four threads; the other two stay free for files and name look-ups. */
const MAX_PARALLEL = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

/** The PHC string of a password, with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), COST));
}

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash (an unknown login) it hashes all the same, so that
 * the response time does not reveal whether the login exists.
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this password');
  const against = storedHash ?? (await dummyHash);
  const matches = await inTurn(() => verify(against, password.normalize('NFKC')).catch(() => false));
  return matches && storedHash !== undefined;
}
