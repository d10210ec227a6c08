// The server's signature over what it has of an attempt: a file of answers has to build on it.
import { createHmac, timingSafeEqual } from 'node:crypto';

interface Sealed {
  readonly attemptId: string;
  readonly startedAt: string;
  /** The attempt's own secret, which never leaves the server. */
  readonly orderSecret: string;
  /** The name that the device gave its opening; '' if it gave none. */
  readonly deviceKey: string;
  readonly writer: number;
  /** The number of the last batch that the server has, 0 for none, and its content hash. */
  readonly sequence: number;
  readonly contentHash: string;
}

function digestOf({ orderSecret, ...signed }: Sealed): string {
  const { attemptId, startedAt, deviceKey, writer, sequence, contentHash } = signed;
  const text = JSON.stringify(['seal', attemptId, startedAt, deviceKey, writer, sequence, contentHash]);
  return createHmac('sha256', orderSecret).update(text).digest('base64url');
}

/** The seal as it travels: `<digest>.<device key>`. */
export function sealOf(sealed: Sealed): string {
  return `${digestOf(sealed)}.${sealed.deviceKey}`;
}

/** Whether the server made this seal over these very things. */
export function isSealed(seal: string | undefined, sealed: Omit<Sealed, 'deviceKey'>): boolean {
  const dot = seal?.indexOf('.') ?? -1;
  if (seal === undefined || dot < 0) return false;
  const given = Buffer.from(seal.slice(0, dot));
  const own = Buffer.from(digestOf({ ...sealed, deviceKey: seal.slice(dot + 1) }));
  return given.length === own.length && timingSafeEqual(given, own);
}
