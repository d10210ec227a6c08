// What the learner receives of a DOCUMENT: the form's fields and options, but not the accepted words or right
// options.
import { ATTEMPT_LIMITS } from '#contract/attempt-limits.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import { kindOfQuestion } from '../kit/kind.ts';
import type { AnswerOrder, TaskContent, TaskFault } from '../kit/schema.ts';
import {
  acceptedWords,
  fixedNames,
  optionFaults,
  optionsOf,
  repeatedIds,
  sentTexts,
  travellingIds,
  travellingOptions,
  wordings,
} from '../kit/strip.ts';
import { documentRules } from './check.ts';
import {
  documentParamsSchema,
  strippedDocumentSchema,
  type DocumentField,
  type DocumentKeyField,
  type DocumentParams,
  type StrippedDocument,
} from './schema.ts';

function strippedField(field: DocumentField, order: AnswerOrder): StrippedDocument['fields'][number] {
  const { id, label, description, kind } = field;
  return {
    id,
    label,
    description,
    kind,
    unit: field.kind === 'NUMBER' ? field.unit : inEveryLanguage(() => ''),
    options: field.kind === 'CHOICE' ? travellingOptions(field.options, order, id) : [],
  };
}

function keyField(field: DocumentField, order: AnswerOrder): DocumentKeyField {
  switch (field.kind) {
    case 'TEXT':
      return { kind: 'TEXT', accepted: acceptedWords(field.accepted), wordings: wordings(field.accepted) };
    case 'NUMBER':
      return { kind: 'NUMBER', value: field.value, tolerance: field.tolerance };
    case 'CHOICE': {
      const ids = travellingIds(order, field.options.length, field.id);
      return { kind: 'CHOICE', right: ids[field.right] ?? 'none' };
    }
  }
}

function rightField(field: DocumentKeyField): string {
  if (field.kind === 'TEXT') return field.accepted[0] ?? '';
  return field.kind === 'NUMBER' ? String(field.value) : field.right;
}

function faultsOf(task: TaskContent, { fields }: DocumentParams): readonly TaskFault[] {
  const faults: TaskFault[] = [];
  if (task.fileDocumentIds.length === 0) faults.push({ path: 'fileDocumentIds', code: 'NO_KEY' });
  return [...faults, ...repeatedIds('params.fields', fields), ...optionFaults('params.fields', fields)];
}

export const documentKind = kindOfQuestion({
  ...documentRules,
  paramsSchema: documentParamsSchema,
  maxAnswerBytes: ATTEMPT_LIMITS.readingBytes,
  strip: (_task, { fields }, order) => ({
    params: { fields: fields.map((field) => strippedField(field, order)) },
  }),
  keyOf: (_task, { fields, leastPageSeconds }, order) => {
    const pages = fields.flatMap(({ id, page }) => (page === null ? [] : [[id, page] as const]));
    return {
      fields: Object.fromEntries(fields.map((field) => [field.id, keyField(field, order)])),
      ...(pages.length === 0 ? {} : { pages: Object.fromEntries(pages), leastPageSeconds }),
    };
  },
  namesOf: (_task, { fields }, order) => ({
    fields: fixedNames(fields),
    ...Object.fromEntries(
      fields.flatMap((field) =>
        field.kind === 'CHOICE'
          ? [[optionsOf(field.id), sentTexts(field.options, order, field.id)] as const]
          : [],
      ),
    ),
  }),
  rename: ({ fields, pages }, nameOf, isListed) => ({
    pages,
    fields: Object.fromEntries(
      Object.entries(fields).map(([id, given]) => [
        nameOf('fields', id),
        given !== '' && isListed(optionsOf(id)) ? nameOf(optionsOf(id), given) : given,
      ]),
    ),
  }),
  faultsOf,
  documentForms: ({ fields }) => ({ fields }),
  rightAnswer: ({ fields }) => ({
    fields: Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, rightField(field)])),
    pages: [],
  }),
  guessing: {
    choices: ({ params }) =>
      strippedDocumentSchema
        .parse(params)
        .fields.map((field) => field.options.map(({ id }) => `${field.id} ${id}`)),
    answerOf: (chosen) => ({
      fields: Object.fromEntries(chosen.map((pair) => pair.split(' '))),
      pages: [],
    }),
  },
});
