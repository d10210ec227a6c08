/** If-Match: the version a client has seen against the one that is stored. */
import type { FastifyRequest } from 'fastify';
import type { CallDefinition } from '#contract/call.ts';
import { ApiFault } from './api-fault.ts';

/** The version in If-Match; quotes and a weak mark are taken. */
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
      details: [{ path: 'If-Match', code: 'FIELD_FORMAT', message: 'FIELD_FORMAT' }],
    });
  }
  return Number(version);
}

/** Refuses with the stored thing when it has moved on since the client saw it. Without If-Match the last write wins. */
export function checkVersion(
  ifMatch: number | undefined,
  storedVersion: number,
  current: () => unknown,
): void {
  if (ifMatch !== undefined && ifMatch !== storedVersion) {
    throw new ApiFault('VERSION_MOVED', { current: current() });
  }
}
