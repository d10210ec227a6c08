// Which tasks a CONTROL attempt gets: all of the mode, or a drawn set that adds up to a mark; a trial shows one.
import { Dices } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkDraft } from '#contract/entities/draft.ts';
import { drawTasks, type Draw } from '#machines/kit/draw-tasks.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import type { Edits } from './draft-edits.ts';
import { NumberField } from './number-field.tsx';
import styles from './work-editor.module.css';

const MAX_MARK = 100_000;

interface DrawRuleProps {
  readonly draft: WorkDraft;
  readonly edits: Edits;
}

function maxOf({ tasks }: WorkDraft): number {
  const ofMode = tasks.filter(({ settingsTask }) => settingsTask.modes.includes('CONTROL'));
  return ofMode.reduce((sum, { maxScore }) => sum + (maxScore ?? 0), 0);
}

export function DrawRule({ draft, edits }: DrawRuleProps): ReactElement {
  const { t } = useTranslation('work-editor');
  const { targetMark } = draft.settingsWork;
  return (
    <div className={styles.form}>
      <RadioGroup
        label={t('draw')}
        labelHidden
        value={targetMark === null ? 'ALL' : 'MARK'}
        onChange={(rule) => edits.setRules({ targetMark: rule === 'ALL' ? null : maxOf(draft) })}
        options={[
          { value: 'ALL', label: t('drawAll') },
          { value: 'MARK', label: t('drawByMark') },
        ]}
      />
      {targetMark === null ? null : (
        <>
          <NumberField
            label={t('targetMark')}
            value={targetMark}
            max={MAX_MARK}
            onChange={(mark) => edits.setRules({ targetMark: mark ?? 0 })}
          />
          <Trial draft={draft} targetMark={targetMark} />
        </>
      )}
    </div>
  );
}

function Trial({
  draft,
  targetMark,
}: {
  readonly draft: WorkDraft;
  readonly targetMark: number;
}): ReactElement {
  const { t } = useTranslation('work-editor');
  const format = useFormat();
  const [draw, setDraw] = useState<Draw<unknown>>();
  const tryOne = (): void => {
    const tasks = draft.tasks.map(({ id, maxScore, settingsTask }) => ({
      id,
      maxScore: maxScore ?? 0,
      modes: settingsTask.modes,
    }));
    setDraw(drawTasks('CONTROL', tasks, targetMark, crypto.getRandomValues(new Uint32Array(1))[0] ?? 0));
  };
  const sum = format.number(draw?.totalScore ?? 0);
  return (
    <div className={styles.trial}>
      <Button
        variant="secondary"
        size="s"
        icon={<Dices size={16} aria-hidden="true" />}
        text={t('tryDraw')}
        onClick={tryOne}
      />
      <span aria-live="polite">
        {draw === undefined
          ? null
          : [
              t('drawn', { count: draw.tasks.length, sum }),
              draw.exact ? t('drawnExact') : t('drawnBelow', { target: format.number(targetMark), sum }),
            ].join(' ')}
      </span>
    </div>
  );
}
