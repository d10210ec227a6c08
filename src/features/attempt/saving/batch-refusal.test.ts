import { expect, test } from 'vitest';
import { ApiError } from '#src/lib/api/api-error.ts';
import { outcomeOfBatch } from './batch-refusal.ts';

function refusal(path: string): ApiError {
  const detail = { path, code: 'FIELD_INVALID', message: '' };
  return new ApiError({ status: 400, code: 'VALIDATION', message: 'wrong', details: [detail] });
}

test('what the server can never take is refused; what was changed on its way is sent again', () => {
  expect(outcomeOfBatch(refusal('events.0.answer'))).toMatchObject({ kind: 'REFUSED' });
  expect(outcomeOfBatch(refusal('contentHash'))).toEqual({ kind: 'UNREACHED' });
});
