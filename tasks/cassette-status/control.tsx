// The cassette status form: the equipment's record, a status for each of the 25 slots, and the log.
import type { ReactElement } from 'react';
import type { z } from 'zod';
import { filled, textIn } from '#contract/languages.ts';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import kitStyles from '../kit/kit.module.css';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import { verdictOf, VerdictMark } from '../kit/verdict-mark.tsx';
import styles from './cassette-status.module.css';
import { cassetteStatusRules } from './check.ts';
import {
  plateStatusSchema,
  SLOT_COUNT,
  slots,
  strippedCassetteStatusSchema,
  type CassetteStatusAnswer,
  type CassetteStatusKey,
} from './schema.ts';
import { RangeFill } from './range-fill.tsx';
import { StatusSelect } from './status-select.tsx';
import { cassetteStatusTexts } from './texts.ts';

type Params = z.infer<typeof strippedCassetteStatusSchema>;
type Props = ControlProps<Params, CassetteStatusKey, CassetteStatusAnswer>;

function CassetteStatusControl(props: Props): ReactElement {
  const { answer, onChange, isLocked, language, labelId } = props;
  const texts = cassetteStatusTexts(language);
  const count = Object.keys(answer.elementStates).length;
  return (
    <fieldset className={styles.form} aria-labelledby={labelId}>
      <EquipmentRecord {...props} />
      <h2 className={styles.title}>{texts.form}</h2>
      {isLocked ? null : (
        <RangeFill
          language={language}
          onFill={(states) => onChange({ ...answer, elementStates: { ...answer.elementStates, ...states } })}
          onClear={() => onChange({ ...answer, elementStates: {} })}
        />
      )}
      <ol className={styles.slots}>
        {slots.toReversed().map((slot) => (
          <SlotRow key={slot} {...props} slot={slot} />
        ))}
      </ol>
      <p className={kitStyles.soft} aria-live="polite">
        {filled(texts.filledCount, { count, total: SLOT_COUNT })}
      </p>
      <TextArea
        label={texts.log}
        description={texts.logHow}
        rows={4}
        readOnly={isLocked}
        value={answer.logs.join('\n')}
        onChange={(event) => onChange({ ...answer, logs: linesOf(event.currentTarget.value) })}
      />
    </fieldset>
  );
}

/** The lines and their lengths are cut to what the form allows; an empty log has none. */
function linesOf(text: string): string[] {
  return text === ''
    ? []
    : text
        .split('\n')
        .slice(0, 60)
        .map((line) => line.slice(0, 500));
}

function EquipmentRecord({ params, language }: Props): ReactElement | null {
  if (params.record.length === 0) return null;
  const texts = cassetteStatusTexts(language);
  return (
    <section className={styles.record} aria-label={texts.record}>
      <h2 className={styles.title}>{texts.record}</h2>
      <ul>
        {params.record.map((line) => (
          <li key={line.ru}>{textIn(line, language)}</li>
        ))}
      </ul>
    </section>
  );
}

function SlotRow(props: Props & { readonly slot: string }): ReactElement {
  const { slot, answer, onChange, isLocked, solution, parts, language } = props;
  const texts = cassetteStatusTexts(language);
  const given = answer.elementStates[slot] ?? null;
  const right = solution?.elementStates[slot];
  return (
    <li className={styles.slot}>
      <span className={styles.number} aria-hidden="true">
        {slot}
      </span>
      <StatusSelect
        label={filled(texts.slot, { slot })}
        value={given}
        isLocked={isLocked}
        language={language}
        onChange={(value) => {
          const rest = Object.entries(answer.elementStates).filter(([id]) => id !== slot);
          const status = plateStatusSchema.safeParse(value).data;
          const states = Object.fromEntries(status === undefined ? rest : [...rest, [slot, status]]);
          onChange({ ...answer, elementStates: states });
        }}
      />
      <VerdictMark verdict={verdictOf(parts, slot)} language={language} />
      {right === undefined || right === given ? null : (
        <span className={kitStyles.soft}>{filled(texts.right, { status: texts.statuses[right] })}</span>
      )}
    </li>
  );
}

export const CASSETTE_STATUS_VIEW: QuestionView<Params, CassetteStatusKey, CassetteStatusAnswer> = {
  ...cassetteStatusRules,
  paramsSchema: strippedCassetteStatusSchema,
  Control: CassetteStatusControl,
};
