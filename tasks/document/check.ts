// Checks the form of a document: every field weighs the same. Reading times are shown to the teacher and do
// not count.
import { isSameWording, isWithin, judgedByParts, parseNumber, type AnswerRules } from '../kit/check.ts';
import {
  documentAnswerSchema,
  documentKeySchema,
  type DocumentAnswer,
  type DocumentKey,
  type DocumentKeyField,
} from './schema.ts';

function isFieldRight(key: DocumentKeyField, given: string): boolean {
  switch (key.kind) {
    case 'TEXT':
      return key.accepted.some((words) => isSameWording(given, words));
    case 'CHOICE':
      return given === key.right;
    case 'NUMBER': {
      const value = parseNumber(given);
      return value !== undefined && isWithin(value, key.value, key.tolerance);
    }
  }
}

function expectedOf(key: DocumentKeyField): string {
  if (key.kind === 'TEXT') return key.accepted.join(' / ');
  return key.kind === 'CHOICE' ? key.right : String(key.value);
}

export const documentRules: AnswerRules<DocumentKey, DocumentAnswer> = {
  keySchema: documentKeySchema,
  answerSchema: documentAnswerSchema,
  emptyAnswer: { fields: {}, pages: [] },
  needsReview: false,
  isEmpty: ({ fields }) => Object.values(fields).every((text) => text.trim() === ''),
  judge: (key, { fields }) =>
    judgedByParts(
      Object.entries(key.fields).map(([id, field]) => {
        const given = (fields[id] ?? '').trim();
        return { id, given, expected: expectedOf(field), isRight: isFieldRight(field, given) };
      }),
    ),
};
