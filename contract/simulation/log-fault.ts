// Why a stored log does not count from an entry on.

/**
 * By playing it again: `seqGap` to `impossible` (machines/kit/replay.ts), `hashMismatch`: another state than its device claimed, `codeVersion`: of a
 * machine that is not kept. Without: `malformed`: an entry that no device may send now; `tooLong`: beyond the longest log; `notIssued`: in the server's
 * name, which did not issue it so; `issueMoved`: at another time than it came with; `issueLeftOut`: something that came is missing.
 */
const LOG_FAULTS = [
  'seqGap',
  'timeBackwards',
  'wrongLocation',
  'notRefused',
  'impossible',
  'hashMismatch',
  'codeVersion',
  'malformed',
  'tooLong',
  'notIssued',
  'issueMoved',
  'issueLeftOut',
] as const;
export type LogFault = (typeof LOG_FAULTS)[number];

/** A stored reason as one that is known; undefined: of a version that said something else. */
export function readLogFault(reason: string): LogFault | undefined {
  return LOG_FAULTS.find((fault) => fault === reason);
}
