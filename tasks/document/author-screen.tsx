// How an author writes a DOCUMENT: the fields of the form that is filled in from it.
import type { ReactElement } from 'react';
import { z } from 'zod';
import { filled, textIn } from '#contract/languages.ts';
import { optionalTextSchema } from '#contract/texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import type { AuthorScreenProps, TaskAuthor } from '../kit/author/author-props.ts';
import styles from '../kit/author/author.module.css';
import { LinesInput } from '../kit/author/lines-input.tsx';
import { QuantityField } from '../kit/author/quantity-field.tsx';
import { EMPTY_TEXT, TextInput } from '../kit/author/text-input.tsx';
import { TextRows } from '../kit/author/text-rows.tsx';
import { documentAuthorTexts } from './author-texts.ts';
import { documentKind } from './kind.ts';
import { MAX_PAGE, MAX_PAGE_SECONDS } from './schema.ts';

const KINDS = ['TEXT', 'NUMBER', 'CHOICE'] as const;
const MAX_FIELDS = 40;
const MAX_LINES = 20;

const fieldSchema = z.object({
  id: z.string(),
  label: optionalTextSchema,
  description: optionalTextSchema.catch(EMPTY_TEXT),
  page: z.number().nullable().catch(null),
  kind: z.enum(KINDS),
  accepted: z.array(optionalTextSchema).optional(),
  value: z.number().nullable().optional(),
  tolerance: z.number().nullable().optional(),
  unit: optionalTextSchema.optional(),
  options: z.array(optionalTextSchema).optional(),
  right: z.number().optional(),
});
type FormField = z.infer<typeof fieldSchema>;
const begunSchema = z.object({
  fields: z.array(fieldSchema).catch([]),
  leastPageSeconds: z.number().catch(0),
});

/** The field with the parts of its kind alone. */
function ofKind({ id, label, description, page, ...parts }: FormField, kind: FormField['kind']): FormField {
  const head = { id, label, description, page, kind };
  switch (kind) {
    case 'TEXT':
      return { ...head, accepted: parts.accepted ?? [] };
    case 'NUMBER':
      return {
        ...head,
        value: parts.value ?? null,
        tolerance: parts.tolerance ?? 0,
        unit: parts.unit ?? EMPTY_TEXT,
      };
    case 'CHOICE':
      return { ...head, options: parts.options ?? [], right: parts.right ?? 0 };
  }
}

const emptyField = (id: string, label: FormField['label']): FormField =>
  ofKind({ id, label, description: EMPTY_TEXT, page: null, kind: 'TEXT' }, 'TEXT');

function DocumentScreen({ draft, language, edit }: AuthorScreenProps): ReactElement {
  const texts = documentAuthorTexts(useLanguage());
  const { fields, leastPageSeconds } = begunSchema.parse(draft.params);
  const set = (name: string | null, next: readonly FormField[]): void =>
    edit(name, (now) => ({ ...now, params: { ...now.params, fields: [...next] } }));
  return (
    <section className={styles.form}>
      <h3 className={styles.title}>{texts.fields}</h3>
      <TextRows
        label={texts.fields}
        rowLabel={texts.field}
        addLabel={texts.addField}
        how={texts.how}
        rows={fields.map((field) => ({ ...field, content: field.label }))}
        language={language}
        max={MAX_FIELDS}
        make={({ id, content }) => ({ ...emptyField(id, content), content })}
        onChange={(name, rows) =>
          set(
            name && `label ${name} ${language}`,
            rows.map(({ content, ...field }) => ({ ...field, label: content })),
          )
        }
        below={({ content: _label, ...field }, name) => (
          <FieldParts
            field={field}
            name={name}
            language={language}
            onChange={(part, next) =>
              set(
                part && `${part} ${field.id} ${language}`,
                fields.map((one) => (one.id === field.id ? next : one)),
              )
            }
          />
        )}
      />
      {fields.every(({ page }) => page === null) ? null : (
        <NumberField
          label={texts.least}
          description={texts.leastHow}
          isWhole
          max={MAX_PAGE_SECONDS}
          value={leastPageSeconds === 0 ? null : leastPageSeconds}
          onChange={(seconds) =>
            edit('least', (now) => ({ ...now, params: { ...now.params, leastPageSeconds: seconds ?? 0 } }))
          }
        />
      )}
    </section>
  );
}

interface FieldPartsProps extends Pick<AuthorScreenProps, 'language'> {
  readonly field: FormField;
  readonly name: string;
  readonly onChange: (part: string | null, field: FormField) => void;
}

function FieldParts(props: FieldPartsProps): ReactElement {
  const { field, name, language, onChange } = props;
  const texts = documentAuthorTexts(useLanguage());
  return (
    <>
      <TextInput
        label={`${texts.description}: ${name}`}
        text={field.description}
        language={language}
        onChange={(description) => onChange('note', { ...field, description })}
      />
      <RadioGroup
        look="segments"
        label={`${texts.kind}: ${name}`}
        value={field.kind}
        onChange={(kind) => onChange(null, ofKind(field, kind))}
        options={KINDS.map((value) => ({ value, label: texts[value] }))}
      />
      {field.kind === 'TEXT' ? (
        <LinesInput
          label={texts.accepted}
          lines={field.accepted ?? []}
          language={language}
          max={MAX_LINES}
          onChange={(accepted) => onChange('accepted', { ...field, accepted })}
        />
      ) : null}
      {field.kind === 'NUMBER' ? <NumberParts {...props} /> : null}
      {field.kind === 'CHOICE' ? <ChoiceParts {...props} /> : null}
      <NumberField
        label={`${texts.page}: ${name}`}
        description={texts.pageHow}
        isWhole
        min={1}
        max={MAX_PAGE}
        value={field.page}
        onChange={(page) => onChange('page', { ...field, page })}
      />
    </>
  );
}

const isNotNegative = (value: number): boolean => value >= 0;

function NumberParts({ field, name, language, onChange }: FieldPartsProps): ReactElement {
  const texts = documentAuthorTexts(useLanguage());
  return (
    <div className={styles.pair}>
      <QuantityField
        label={`${texts.value}: ${name}`}
        fault={texts.notNumber}
        value={field.value ?? null}
        onChange={(value) => onChange('value', { ...field, value })}
      />
      <QuantityField
        label={texts.tolerance}
        fault={texts.notNumber}
        isAllowed={isNotNegative}
        value={field.tolerance ?? null}
        onChange={(tolerance) => onChange('tolerance', { ...field, tolerance })}
      />
      <TextInput
        label={texts.unit}
        text={field.unit ?? EMPTY_TEXT}
        language={language}
        onChange={(unit) => onChange('unit', { ...field, unit })}
      />
    </div>
  );
}

function ChoiceParts({ field, name, language, onChange }: FieldPartsProps): ReactElement {
  const texts = documentAuthorTexts(useLanguage());
  const { options = [], right = 0 } = field;
  return (
    <>
      <LinesInput
        label={texts.options}
        lines={options}
        language={language}
        max={MAX_LINES}
        onChange={(lines) => onChange('options', { ...field, options: lines })}
      />
      <Select
        label={`${texts.right}: ${name}`}
        placeholder={texts.choose}
        value={right < options.length ? String(right) : null}
        onChange={(at) => onChange(null, { ...field, right: Number(at) })}
        options={options.map((option, at) => {
          const said = textIn(option, language);
          return {
            value: String(at),
            label: said === '' ? filled(texts.optionAt, { number: at + 1 }) : said,
          };
        })}
      />
    </>
  );
}

export const DOCUMENT_AUTHOR: TaskAuthor = {
  kind: documentKind,
  Screen: DocumentScreen,
  blank: () => ({ params: { fields: [] } }),
  picture: (
    <>
      <path d="M10 4h26l10 10v46H10zM36 4v10h10M18 26h20M18 36h20M18 46h12" />
      <rect x="58" y="14" width="30" height="12" rx="3" />
      <rect x="58" y="34" width="30" height="12" rx="3" />
    </>
  ),
  example: {
    ru: 'Прочитайте инструкцию и заполните карту режима',
    en: 'Read the instruction and fill in the process card',
    ch: '阅读说明书并填写工艺卡',
  },
};
