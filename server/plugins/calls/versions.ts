// If-Match: compares the version that a client has seen with the stored one.
import type { FastifyRequest } from 'fastify';
import type { CallDefinition } from '#contract/call.ts';
import { ApiFault } from '../errors/api-fault.ts';

/** The version in If-Match; quotes and the mark of a weak tag are accepted. */
export function versionOf(request: FastifyRequest, call: CallDefinition): number | undefined {
  if (call.ifMatch === undefined) return undefined;
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') {
    if (call.ifMatch === 'REQUIRED') throw new ApiFault('VERSION_REQUIRED');
    return undefined;
  }
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1];
  if (version === undefined) {
    throw new ApiFault('VALIDATION', {
      details: [
        { path: 'If-Match', code: 'FIELD_FORMAT', message: 'FIELD_FORMAT', params: { allowed: '"12"' } },
      ],
    });
  }
  return Number(version);
}

/** Throws VERSION_MOVED with the stored thing if the client has not seen it; without If-Match, never. */
export function checkVersion(
  ifMatch: number | undefined,
  storedVersion: number,
  current: () => unknown,
): void {
  if (ifMatch !== undefined && ifMatch !== storedVersion) {
    throw new ApiFault('VERSION_MOVED', { current: current() });
  }
}
