// Each step with the shares of runs in which it was right, late, out of order or missed; in the order of the chain.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeFigures } from '#contract/entities/practice-statistics.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Switch } from '#src/ui/fields/switch.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { OpenLast } from '../open-last.tsx';
import styles from '../statistics.module.css';

const STATUSES = ['done', 'late', 'outOfOrder', 'missing'] as const;
type Step = PracticeFigures['steps'][number];

const countOf = (step: Step): number => STATUSES.reduce((sum, status) => sum + step[status], 0);

export function StepBars({ steps }: Pick<PracticeFigures, 'steps'>): ReactElement | null {
  const { t } = useTranslation('statistics');
  const [isShort, setShort] = useState(true);
  if (steps.length === 0) return null;
  const shown = isShort ? steps.filter((step) => step.done < countOf(step)) : steps;
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h3>{t('stepsTitle')}</h3>
        <Switch
          label={t('onlyWrong')}
          checked={isShort}
          onChange={(event) => setShort(event.currentTarget.checked)}
        />
      </div>
      <ul className={styles.legend} aria-hidden="true">
        {STATUSES.map((status) => (
          <li key={status}>
            <span className={styles.swatch} data-status={status} /> {t(`statuses.${status}`)}
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p className={styles.quiet}>{t('noWrongSteps')}</p> : null}
      <ol className={styles.steps}>
        {shown.map((step) => (
          <StepBar key={step.id} step={step} />
        ))}
      </ol>
    </section>
  );
}

/** When it is done, and how often it is where a run goes wrong. */
function StepTimes({ step: { at, first } }: { readonly step: Step }): ReactElement | null {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const said = [
    ...(at === null ? [] : [t('stepAt', { time: format.clock(at.middle) })]),
    ...(first === 0 ? [] : [t('firstIn', { number: format.number(first) })]),
  ];
  return said.length === 0 ? null : <span className={styles.stepTimes}>{said.join(' · ')}</span>;
}

function StepBar({ step }: { readonly step: Step }): ReactElement {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const language = useLanguage();
  const total = countOf(step);
  const name = textIn(step.text, language);
  const shares = Object.fromEntries(STATUSES.map((status) => [status, format.percent(step[status] / total)]));
  return (
    <li className={styles.step}>
      <span className={styles.stepName} aria-hidden="true">
        {name}
      </span>
      <VisuallyHidden>{t('stepSaid', { name, ...shares })}</VisuallyHidden>
      <span className={styles.bar} aria-hidden="true">
        {STATUSES.map((status) =>
          step[status] === 0 ? null : (
            <span
              key={status}
              data-status={status}
              style={{ flexGrow: step[status] }}
              title={`${t(`statuses.${status}`)}: ${shares[status]}`}
            />
          ),
        )}
      </span>
      <span className={styles.stepNote}>
        <span aria-hidden="true">
          {STATUSES.filter((status) => step[status] > 0)
            .map((status) => t('statusShare', { status: t(`statuses.${status}`), share: shares[status] }))
            .join(' · ')}
        </span>
        <StepTimes step={step} />
        <OpenLast attemptId={step.attemptId} of={name} />
      </span>
    </li>
  );
}
