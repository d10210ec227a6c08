// A rubric: what a teacher gives points for.
import type { ReactElement } from 'react';
import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import type { Rubric } from '../schema.ts';
import { authorTexts } from './author-texts.ts';
import styles from './author.module.css';
import { TextRows } from './text-rows.tsx';

interface RubricFieldProps {
  readonly rubric: Rubric;
  readonly language: Language;
  readonly onChange: (field: string | null, rubric: Rubric) => void;
}

const MAX_ROWS = 30;
const MAX_POINTS = 10_000;

export function RubricField({ rubric, language, onChange }: RubricFieldProps): ReactElement {
  const texts = authorTexts(useLanguage());
  return (
    <section className={styles.form}>
      <h3 className={styles.title}>{texts.rubric}</h3>
      <TextRows
        label={texts.rubric}
        rowLabel={texts.rubricRow}
        addLabel={texts.addRubric}
        how={texts.rubricHow}
        rows={rubric.map(({ id, points, text }) => ({ id, points, content: text }))}
        language={language}
        max={MAX_ROWS}
        make={(row) => ({ ...row, points: 1 })}
        onChange={(field, rows) =>
          onChange(
            field,
            rows.map(({ id, points, content }) => ({ id, points, text: content })),
          )
        }
        before={({ id, points }, name) => (
          <div className={styles.points}>
            <NumberField
              label={`${texts.points}: ${name}`}
              labelHidden
              value={points}
              max={MAX_POINTS}
              onChange={(value) =>
                onChange(
                  `points ${id}`,
                  rubric.map((row) => (row.id === id ? { ...row, points: value ?? 0 } : row)),
                )
              }
            />
          </div>
        )}
      />
    </section>
  );
}
