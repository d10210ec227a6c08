// Points by each criterion; their sum becomes the mark, which can still be changed.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/text-in.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { TextField } from '#src/ui/text-field.tsx';
import type { Rubric } from '#tasks/kit/schema.ts';
import { sumOf } from './mark-values.ts';
import styles from './review-screen.module.css';
import type { MarkFormState } from './use-mark-form.ts';

interface RubricFieldsProps {
  readonly rubric: Rubric;
  readonly form: MarkFormState;
  readonly maxScore: number;
}

export function RubricFields({ rubric, form, maxScore }: RubricFieldsProps): ReactElement {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const format = useFormat();
  const { values, faults, change } = form;
  const give = (id: string, text: string): void => {
    const points = { ...values.points, [id]: text };
    const sum = sumOf(points, maxScore);
    change(sum === undefined ? { points } : { points, mark: format.typed(sum) });
  };
  const sum = sumOf(values.points, maxScore);
  return (
    <fieldset className={styles.rubric}>
      <legend>{t('rubric')}</legend>
      {rubric.map(({ id, points, text }) => {
        const words = textIn(text, language);
        const most = format.number(points);
        return (
          <div key={id} className={styles.row}>
            <span aria-hidden="true">{words}</span>
            <TextField
              label={t('rubricRow', { text: words, points: most })}
              labelHidden
              inputMode="decimal"
              autoComplete="off"
              value={values.points[id] ?? ''}
              error={faults.rows.includes(id) ? `0 – ${most}` : undefined}
              onChange={(event) => give(id, event.currentTarget.value)}
            />
            <span className={styles.of}>{t('rubricOf', { points: most })}</span>
          </div>
        );
      })}
      {sum === undefined ? null : <p className={styles.sum}>{t('rubricSum', { sum: format.number(sum) })}</p>}
    </fieldset>
  );
}
