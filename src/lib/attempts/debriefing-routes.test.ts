import { expect, test } from 'vitest';
import { debriefingIn, debriefingPath, momentPath } from './debriefing-routes.ts';

const FROM = { eventId: 'e1', bookmarkId: 'b1', isHidden: true };
const MOMENT = { attemptId: 'a1', replay: { taskId: 't1', atMs: 9000.7 }, number: 3 };
const paramsOf = (path: string): URLSearchParams => new URL(path, 'https://site').searchParams;

test('a moment leads to the replay and back to the bookmark it came from, names hidden as they were', () => {
  const params = paramsOf(momentPath(MOMENT, FROM));
  expect([params.get('attempt'), params.get('task'), params.get('at')]).toEqual(['a1', 't1', '9000']);
  expect(debriefingIn(params)).toEqual({ backTo: debriefingPath(FROM), number: 3 });
});

test('with names nobody is numbered', () => {
  const from = { ...FROM, isHidden: false, bookmarkId: null };
  expect(debriefingPath(from)).toBe('/update-control?event=e1&view=debriefing');
  const params = paramsOf(momentPath({ ...MOMENT, replay: null }, from));
  expect([params.has('task'), params.has('names')]).toEqual([false, false]);
  expect(debriefingIn(params)).toEqual({ backTo: debriefingPath(from), number: null });
});

test('a moment of the time line leads back to the time line', () => {
  const from = { ...FROM, bookmarkId: null, showsRuns: true };
  expect(debriefingIn(paramsOf(momentPath(MOMENT, from)))?.backTo).toBe(debriefingPath(from));
  expect(paramsOf(debriefingPath(from)).get('shown')).toBe('runs');
});

test('a report that came from no debriefing goes back where it always does', () => {
  expect(debriefingIn(new URLSearchParams('attempt=a1&names=hidden'))).toBeNull();
});
