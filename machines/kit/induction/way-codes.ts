// Codes that are no deeds of their own: they let time pass, or lead to one.
export const PASSING_CODES: ReadonlySet<string> = new Set(['WAIT', 'HINT', 'SPEED']);

export const LEADING_IN_ROOM: ReadonlySet<string> = new Set(['WALK']);

export const LEADING_IN_BAY: ReadonlySet<string> = new Set([
  'GO', 'LOOK', 'SCREEN', 'FIELD', 'KEY', 'TYPE', 'KEYBOARD', 'SELECT', 'PHONE', 'HANG_UP',
  'EMO_COVER', 'CLOSE_PAPER', 'JOB_NEW',
]); // prettier-ignore
