// Points for each criterion; their sum becomes the mark, which can still be changed.
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Review } from '#contract/calls/reviews.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { Rubric } from '#tasks/kit/schema.ts';
import { markRules, sumOf, wrongRows, type MarkValues } from './mark-values.ts';
import styles from './review-screen.module.css';
import { useMarkFields } from './use-mark-fields.ts';

interface RubricFieldsProps {
  readonly rubric: Rubric;
  readonly form: UseFormReturn<MarkValues>;
  readonly review: Review;
}

export function RubricFields({ rubric, form, review }: RubricFieldsProps): ReactElement {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const format = useFormat();
  const { choose } = useMarkFields(form, review);
  const { value: typed, onChange, error } = choose('points', markRules(review, rubric).points);
  const wrong = error === undefined ? [] : wrongRows(rubric, typed);
  const give = (id: string, text: string): void => {
    const points = { ...typed, [id]: text };
    onChange(points);
    const total = sumOf(points, review.maxScore);
    if (total !== undefined) form.setValue('mark', format.typed(total), { shouldValidate: true });
  };
  const sum = sumOf(typed, review.maxScore);
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
              value={typed[id] ?? ''}
              error={wrong.includes(id) ? `0 – ${most}` : undefined}
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
