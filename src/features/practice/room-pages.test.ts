import { describe, expect, it } from 'vitest';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { addressOfCase, addressOfLesson, LESSON_CASES, pageOfAddress, ROOM_PAGES } from './room-pages.ts';

describe('the pages of the room', () => {
  const known = new Set(BUILTIN_ROOM_CASES.map(({ id }) => id));
  it.each(Object.entries(ROOM_PAGES))('%s plays a case that there is', (_page, { caseId }) => {
    expect(known).toContain(caseId);
  });

  it('hints and leading are for training alone, and the rehearsal has a time limit', () => {
    for (const { mode, isLed } of Object.values(ROOM_PAGES)) expect(isLed && mode !== 'TRAINING').toBe(false);
    const rehearsed = BUILTIN_ROOM_CASES.find(({ id }) => id === ROOM_PAGES.room4.caseId);
    expect(ROOM_PAGES.room4.mode).toBe('CONTROL');
    expect(rehearsed?.timeLimitMs).toBeGreaterThan(0);
  });
});

describe('an address', () => {
  it.each([
    ['', ROOM_PAGES.room],
    ['case=beard', { ...ROOM_PAGES.room, caseId: 'beard' }],
    ['case=beard&mode=CONTROL', { ...ROOM_PAGES.room, caseId: 'beard', mode: 'CONTROL' }],
    ['mode=nonsense', ROOM_PAGES.room],
    ['case=beard&led=true', { ...ROOM_PAGES.room, caseId: 'beard', isLed: true }],
    ['case=beard&mode=CONTROL&led=true', { ...ROOM_PAGES.room, caseId: 'beard', mode: 'CONTROL' }],
    ['case=five-faults', ROOM_PAGES.room3],
  ])('%s is read', (query, page) => {
    expect(pageOfAddress(ROOM_PAGES.room, new URLSearchParams(query))).toEqual(page);
  });

  it('of a lesson leads through a case that there is, in training', () => {
    const cases = new Set([...BUILTIN_ROOM_CASES, ...BUILTIN_EQUIPMENT_CASES].map(({ id }) => id));
    for (const id of LESSON_CASES) {
      expect(cases).toContain(id);
      const { searchParams } = new URL(addressOfLesson('/practice', id), 'http://x');
      expect(pageOfAddress(ROOM_PAGES.room, searchParams)).toMatchObject({ caseId: id, isLed: true });
    }
  });

  it('of a case leads to it', () => {
    const address = addressOfCase('/practiceTest', 'beard', 'CONTROL');
    const params = new URL(address, 'http://x').searchParams;
    expect(pageOfAddress(ROOM_PAGES.room, params)).toEqual({
      caseId: 'beard',
      mode: 'CONTROL',
      isLed: false,
      huntsFaults: false,
    });
  });
});
