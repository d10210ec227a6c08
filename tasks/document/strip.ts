// What of a DOCUMENT travels: the form's fields and options; neither what is accepted nor which option is right.
import type { AnswerOrder, QuestionRules, TaskContent, TaskFault } from '../kit/schema.ts';
import { placeId, travellingIds, travellingOrder } from '../kit/strip.ts';
import type {
  ChoiceField,
  DocumentAnswer,
  DocumentField,
  DocumentKey,
  DocumentKeyField,
  DocumentParams,
  StrippedDocument,
} from './schema.ts';

type Rules = QuestionRules<DocumentParams, DocumentKey, DocumentAnswer>;
type StrippedField = StrippedDocument['fields'][number];

function travellingOptions(field: ChoiceField, order: AnswerOrder): StrippedField['options'] {
  return travellingOrder(order, field.options.length, field.id).flatMap((position, place) => {
    const content = field.options[position];
    return content === undefined ? [] : [{ id: placeId(place), content }];
  });
}

function strippedField(field: DocumentField, order: AnswerOrder): StrippedField {
  const { id, label, description, kind } = field;
  return {
    id,
    label,
    description,
    kind,
    unit: field.kind === 'NUMBER' ? field.unit : { ru: '', en: '', ch: '' },
    options: field.kind === 'CHOICE' ? travellingOptions(field, order) : [],
  };
}

export const stripDocument: Rules['strip'] = (_task, { fields }, order) => ({
  answers: [],
  params: { fields: fields.map((field) => strippedField(field, order)) },
});

function keyField(field: DocumentField, order: AnswerOrder): DocumentKeyField {
  switch (field.kind) {
    case 'TEXT': {
      const words = field.accepted.flatMap(({ ru, en, ch }) => [ru, en, ch]);
      return { kind: 'TEXT', accepted: [...new Set(words.filter((word) => word.trim() !== ''))] };
    }
    case 'NUMBER':
      return { kind: 'NUMBER', value: field.value, tolerance: field.tolerance };
    case 'CHOICE': {
      const ids = travellingIds(order, field.options.length, field.id);
      return { kind: 'CHOICE', right: ids[field.right] ?? 'none' };
    }
  }
}

export function documentKey(_task: TaskContent, { fields }: DocumentParams, order: AnswerOrder): DocumentKey {
  return { fields: Object.fromEntries(fields.map((field) => [field.id, keyField(field, order)])) };
}

export function documentFaults(task: TaskContent, { fields }: DocumentParams): readonly TaskFault[] {
  const faults: TaskFault[] = [];
  if (task.fileDocumentIds.length === 0) faults.push({ path: 'fileDocumentIds', code: 'NO_KEY' });
  if (new Set(fields.map(({ id }) => id)).size < fields.length)
    faults.push({ path: 'params.fields', code: 'REPEATED_ANSWER' });
  fields.forEach((field, at) => {
    if (field.kind === 'CHOICE' && field.right >= field.options.length)
      faults.push({ path: `params.fields.${at}.right`, code: 'UNKNOWN_ANSWER' });
  });
  return faults;
}
