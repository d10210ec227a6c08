// Checks the form of a document: each field counts the same. The time on its pages is shown to the teacher and counts nothing.
import type { AnswerCheck, CheckedPart } from '#contract/entities/answer-check.ts';
import { checkedBy, isSameWording, isWithin, parseNumber, unanswered } from '../kit/check.ts';
import type { DocumentAnswer, DocumentKey, DocumentKeyField } from './schema.ts';

export function isDocumentEmpty(answer: DocumentAnswer): boolean {
  return Object.values(answer.fields).every((text) => text.trim() === '');
}

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

export function checkDocument(key: DocumentKey, answer: DocumentAnswer, maxScore: number): AnswerCheck {
  if (isDocumentEmpty(answer)) return unanswered;
  const parts = Object.entries(key.fields).map(([id, field]): CheckedPart => {
    const given = (answer.fields[id] ?? '').trim();
    const verdict = given === '' ? 'MISSING' : isFieldRight(field, given) ? 'RIGHT' : 'WRONG';
    return { id, verdict, given, expected: expectedOf(field) };
  });
  const right = parts.filter(({ verdict }) => verdict === 'RIGHT').length;
  return checkedBy(parts.length === 0 ? 0 : right / parts.length, maxScore, parts);
}
