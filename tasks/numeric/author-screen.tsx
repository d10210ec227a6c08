// How an author writes a NUMERIC: the number, its tolerance, its units.
import type { ReactElement } from 'react';
import { z } from 'zod';
import { optionalTextSchema } from '#contract/texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import type { AuthorScreenProps, TaskAuthor } from '../kit/author/author-props.ts';
import styles from '../kit/author/author.module.css';
import { QuantityField } from '../kit/author/quantity-field.tsx';
import { TextRows } from '../kit/author/text-rows.tsx';
import { numericAuthorTexts } from './author-texts.ts';
import { numericKind } from './kind.ts';

const KINDS = ['ABSOLUTE', 'RELATIVE'] as const;
const NONE = { kind: 'ABSOLUTE', amount: 0 } as const;
const begunSchema = z.object({
  value: z.number().nullable().catch(null),
  tolerance: z.object({ kind: z.enum(KINDS), amount: z.number().nullable() }).catch(NONE),
  units: z
    .array(z.object({ id: z.string(), text: optionalTextSchema, factor: z.number().nullable() }))
    .catch([]),
});

const MAX_UNITS = 12;
const PER_CENT = 100;

const isPositive = (value: number): boolean => value > 0;
const isNotNegative = (value: number): boolean => value >= 0;

function NumericScreen({ draft, language, edit }: AuthorScreenProps): ReactElement {
  const texts = numericAuthorTexts(useLanguage());
  const { value, tolerance, units } = begunSchema.parse(draft.params);
  const set = (field: string | null, params: Readonly<Record<string, unknown>>): void =>
    edit(field, (now) => ({ ...now, params: { ...now.params, ...params } }));
  const scale = tolerance.kind === 'RELATIVE' ? PER_CENT : 1;
  const { amount } = tolerance;
  return (
    <div className={styles.form}>
      <QuantityField
        label={texts.value}
        description={texts.valueHow}
        fault={texts.notNumber}
        value={value}
        onChange={(number) => set('value', { value: number })}
      />
      <RadioGroup
        look="segments"
        label={texts.tolerance}
        value={tolerance.kind}
        onChange={(kind) => set(null, { tolerance: { kind, amount } })}
        options={KINDS.map((kind) => ({ value: kind, label: texts[kind] }))}
      />
      <QuantityField
        label={texts.amount}
        fault={texts.notNumber}
        isAllowed={isNotNegative}
        value={amount === null ? null : Number((amount * scale).toPrecision(12))}
        onChange={(number) =>
          set('tolerance', { tolerance: { ...tolerance, amount: number === null ? null : number / scale } })
        }
      />
      <Units units={units} language={language} set={set} />
    </div>
  );
}

interface UnitsProps extends Pick<AuthorScreenProps, 'language'> {
  readonly units: z.infer<typeof begunSchema>['units'];
  readonly set: (field: string | null, params: Readonly<Record<string, unknown>>) => void;
}

function Units({ units, language, set }: UnitsProps): ReactElement {
  const texts = numericAuthorTexts(useLanguage());
  return (
    <section className={styles.form}>
      <h3 className={styles.title}>{texts.units}</h3>
      <TextRows
        label={texts.units}
        rowLabel={texts.unit}
        addLabel={texts.addUnit}
        how={texts.unitsHow}
        rows={units.map(({ id, text, factor }) => ({ id, content: text, factor }))}
        language={language}
        max={MAX_UNITS}
        make={(row) => ({ ...row, factor: 1 as number | null })}
        onChange={(field, rows) =>
          set(field && `unit ${field} ${language}`, {
            units: rows.map(({ id, content, factor }) => ({ id, text: content, factor })),
          })
        }
        below={({ id, factor }, name) => (
          <QuantityField
            label={`${texts.factor}: ${name}`}
            fault={texts.notNumber}
            isAllowed={isPositive}
            value={factor}
            onChange={(number) =>
              set(`factor ${id}`, {
                units: units.map((unit) => (unit.id === id ? { ...unit, factor: number } : unit)),
              })
            }
          />
        )}
      />
    </section>
  );
}

export const NUMERIC_AUTHOR: TaskAuthor = {
  kind: numericKind,
  Screen: NumericScreen,
  blank: () => ({ params: { value: null, tolerance: NONE, units: [] } }),
  picture: (
    <>
      <rect x="8" y="18" width="52" height="28" rx="4" />
      <path d="M18 26v12M28 27c6-3 9 3 4 6l-5 5h9M44 26h8l-5 5c5 0 6 7-2 7M68 26v12M76 26v12M68 32h8" />
    </>
  ),
  example: {
    ru: 'Какова толщина плёнки резиста, в микрометрах?',
    en: 'How thick is the resist film, in micrometres?',
    ch: '光刻胶膜厚是多少微米？',
  },
};
