// The practices of the demo courses.
import { expect, test } from 'vitest';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { INSTRUMENT_CASES } from '#machines/room/builtin/cases/instrument-cases.ts';
import { INSTRUMENT_KEYS } from '#machines/room/builtin/keys/instrument-site.ts';
import {
  bayControl,
  cleanZonePractices,
  emergencyPractices,
  firstControl,
  shiftPractices,
  wholeControl,
} from './practice-works.ts';

const PRACTICES = [
  firstControl,
  wholeControl,
  bayControl,
  ...cleanZonePractices,
  ...shiftPractices,
  ...emergencyPractices,
];

test.each(PRACTICES.map((work) => [work.fields.title.ru, work] as const))(
  '%s is passed where its case is',
  (_, { fields, tasks }) => {
    const caseIds = tasks.map(({ params }) => (params as { readonly caseId: string }).caseId);
    const keys = [...builtinRoomKeys, ...INSTRUMENT_KEYS, ...BUILTIN_EQUIPMENT_KEYS].filter((key) =>
      caseIds.includes(key.caseId),
    );
    expect(keys.map(({ reference }) => reference.passScore)).toEqual([fields.gradeForCompletion]);
    expect(tasks.map(({ maxScore }) => maxScore)).toEqual([100]);
  },
);

test('a learner of the demo course meets every case of the second site', () => {
  const caseIds = cleanZonePractices.flatMap(({ tasks }) =>
    tasks.map(({ params }) => (params as { readonly caseId: string }).caseId),
  );
  expect(caseIds).toEqual(expect.arrayContaining(INSTRUMENT_CASES.map(({ id }) => id)));
});
