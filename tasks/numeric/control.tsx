// A field for a number; its unit is shown beside it or chosen.
import { lazy, Suspense, type ReactElement } from 'react';
import type { z } from 'zod';
import { textIn } from '#contract/languages.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { parseNumber } from '../kit/check.ts';
import kitStyles from '../kit/kit.module.css';
import { kitTexts, numberText } from '../kit/kit-texts.ts';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import { verdictOf, VerdictMark } from '../kit/verdict-mark.tsx';
import { numericRules } from './check.ts';
import { strippedNumericSchema, type NumericAnswer, type NumericKey } from './schema.ts';
import styles from './numeric.module.css';
import { numericTexts } from './texts.ts';

type Params = z.infer<typeof strippedNumericSchema>;
type Props = ControlProps<Params, NumericKey, NumericAnswer>;

/** Few numbers have several units: the others need no list. */
const UnitSelect = lazy(async () => ({
  default: (await import('#src/ui/fields/select.tsx')).Select<string>,
}));

function NumericControl(props: Props): ReactElement {
  const { params, answer, onChange, isLocked, parts, language } = props;
  const texts = numericTexts(language);
  const only = params.units.length === 1 ? params.units[0] : undefined;
  const isUnread = answer.number.trim() !== '' && parseNumber(answer.number) === undefined;
  return (
    <div>
      <div className={styles.row}>
        <TextField
          className={styles.number}
          label={isLocked ? kitTexts(language).given : kitTexts(language).answer}
          description={texts.format}
          error={isUnread && !isLocked ? texts.notNumber : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
          value={answer.number}
          readOnly={isLocked}
          onChange={(event) => onChange({ number: event.currentTarget.value, unit: only?.id ?? answer.unit })}
        />
        {only ? <span className={styles.unit}>{textIn(only.text, language)}</span> : null}
        {params.units.length > 1 ? (
          <Suspense fallback={<span className={styles.comingUnit}>{texts.unit}</span>}>
            <UnitSelect
              label={texts.unit}
              placeholder={texts.chooseUnit}
              options={params.units.map(({ id, text }) => ({ value: id, label: textIn(text, language) }))}
              value={answer.unit}
              disabled={isLocked}
              onChange={(unit) => onChange({ ...answer, unit })}
            />
          </Suspense>
        ) : null}
      </div>
      <VerdictMark verdict={verdictOf(parts, 'number')} language={language} />
      <RightNumber {...props} />
    </div>
  );
}

/** The value in the key's own unit: the one that needs no conversion. */
function RightNumber({ params, solution, language }: Props): ReactElement | null {
  if (solution === null) return null;
  const unit = params.units.find(({ id }) => solution.factors[id] === 1);
  return (
    <p className={kitStyles.soft}>
      {kitTexts(language).rightAnswer}:{' '}
      <strong>
        {numberText(solution.value, language)} {unit ? textIn(unit.text, language) : ''}
      </strong>
      {solution.tolerance > 0 ? ` ± ${numberText(solution.tolerance, language)}` : ''}
    </p>
  );
}

export const NUMERIC_VIEW: QuestionView<Params, NumericKey, NumericAnswer> = {
  ...numericRules,
  paramsSchema: strippedNumericSchema,
  Control: NumericControl,
};
