// The cassette status form: the equipment's record, a status for each of the 25 slots, and the log.
import { useState, type ReactElement } from 'react';
import type { z } from 'zod';
import { filled, textIn } from '#contract/languages.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import kitStyles from '../kit/kit.module.css';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import { verdictOf, VerdictMark } from '../kit/verdict-mark.tsx';
import { Cassette } from './cassette.tsx';
import styles from './cassette-status.module.css';
import { cassetteStatusRules } from './check.ts';
import {
  SLOT_COUNT,
  slots,
  strippedCassetteStatusSchema,
  type CassetteStatusAnswer,
  type CassetteStatusKey,
  type ElementStates,
  type PlateStatus,
} from './schema.ts';
import { withStatus } from './put-status.ts';
import { StatusPalette } from './status-palette.tsx';
import { cassetteStatusTexts } from './texts.ts';

type Params = z.infer<typeof strippedCassetteStatusSchema>;
type Props = ControlProps<Params, CassetteStatusKey, CassetteStatusAnswer>;

function CassetteStatusControl(props: Props): ReactElement {
  const { answer, onChange, isLocked, language, labelId } = props;
  const texts = cassetteStatusTexts(language);
  const { elementStates } = answer;
  const count = Object.keys(elementStates).length;
  const [brush, setBrush] = useState<PlateStatus>('PROCESSED');
  const put = (states: ElementStates): void => onChange({ ...answer, elementStates: states });
  return (
    <fieldset className={styles.form} aria-labelledby={labelId}>
      <EquipmentRecord {...props} />
      <h2 className={styles.title}>{texts.form}</h2>
      {isLocked ? null : <p className={kitStyles.soft}>{texts.how}</p>}
      <div className={styles.board} data-locked={isLocked || undefined}>
        <Cassette
          label={texts.slots}
          states={elementStates}
          language={language}
          onPut={isLocked ? undefined : (slots) => put(withStatus(elementStates, slots, brush))}
          after={(slot) => <SlotVerdict {...props} slot={slot} />}
        />
        {isLocked ? null : (
          <div className={styles.side}>
            <StatusPalette value={brush} language={language} onChange={setBrush} />
            <div className={styles.acts}>
              <Button
                size="s"
                variant="secondary"
                text={texts.fillRest}
                onClick={() =>
                  put({ ...Object.fromEntries(slots.map((slot) => [slot, brush])), ...elementStates })
                }
              />
              <Button size="s" variant="secondary" text={texts.clear} onClick={() => put({})} />
            </div>
            <p className={kitStyles.soft} aria-live="polite">
              {filled(texts.filledCount, { count, total: SLOT_COUNT })}
            </p>
          </div>
        )}
      </div>
      <TextArea
        label={texts.log}
        description={isLocked ? undefined : texts.logHow}
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

function SlotVerdict({
  slot,
  answer,
  solution,
  parts,
  language,
}: Props & { readonly slot: string }): ReactElement {
  const right = solution?.elementStates[slot];
  const texts = cassetteStatusTexts(language);
  return (
    <>
      <VerdictMark verdict={verdictOf(parts, slot)} language={language} />
      {right === undefined || right === answer.elementStates[slot] ? null : (
        <span className={kitStyles.soft}>{filled(texts.right, { status: texts.statuses[right] })}</span>
      )}
    </>
  );
}

export const CASSETTE_STATUS_VIEW: QuestionView<Params, CassetteStatusKey, CassetteStatusAnswer> = {
  ...cassetteStatusRules,
  paramsSchema: strippedCassetteStatusSchema,
  Control: CassetteStatusControl,
};
