// What was done needlessly, as branches of the chain: after which step, how often.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Detour, PracticeFigures } from '#contract/entities/practice-statistics.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Beyond } from '../beyond.tsx';
import { ChartFigure } from '../chart/chart-figure.tsx';
import styles from '../statistics.module.css';
import own from './practice.module.css';

interface DetoursProps {
  readonly practice: Pick<PracticeFigures, 'detours' | 'steps' | 'runs' | 'beyond'>;
}

/** The detours after each step, in the order of the chain; those before the first step lead. */
function byStep({ detours, steps }: DetoursProps['practice']) {
  const stops = [null, ...steps];
  return stops.flatMap((step) => {
    const after = detours.filter(({ afterStep }) => afterStep === (step?.id ?? null));
    return after.length === 0 ? [] : [{ step, after }];
  });
}

export function Detours({ practice }: DetoursProps): ReactElement | null {
  const { t } = useTranslation(['practice-figures', 'statistics']);
  const language = useLanguage();
  const format = useFormat();
  const [most] = practice.detours;
  if (most === undefined) return null;
  const stops = byStep(practice);
  const nameOf = (step: (typeof stops)[number]['step']): string =>
    step === null ? t('beforeAll') : t('afterStep', { name: textIn(step.text, language) });
  const listed = stops.flatMap(({ step, after }) => after.map((detour) => ({ step, detour })));
  const rows = listed.map(({ step, detour }) => [
    `${textIn(detour.text, language)} (${nameOf(step)})`,
    format.number(detour.runs),
    format.number(detour.times),
  ]);
  return (
    <section className={styles.part}>
      <h3>{t('detoursTitle')}</h3>
      <ol className={own.detours}>
        {stops.map(({ step, after }) => (
          <li key={step?.id ?? ''}>
            <p className={own.stop}>{nameOf(step)}</p>
            <ul className={own.branches}>
              {after.map((detour) => (
                <Branch key={detour.id} detour={detour} runs={practice.runs} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <ChartFigure
        title={t('detoursTitle')}
        said={t('detoursSaid', {
          name: textIn(most.text, language),
          runs: t('statistics:inRuns', { count: most.runs }),
        })}
        head={[t('deed'), t('statistics:runs'), t('times')]}
        rows={rows}
        values={listed.map(({ step, detour }) => [
          `${textIn(detour.text, language)} (${nameOf(step)})`,
          detour.runs,
          detour.times,
        ])}
      />
      <Beyond count={practice.beyond?.detours} />
    </section>
  );
}

function Branch({ detour, runs }: { readonly detour: Detour; readonly runs: number }): ReactElement {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  return (
    <li className={own.branch}>
      <span>{textIn(detour.text, language)}</span>
      <span
        className={own.share}
        style={{ width: `${(100 * detour.runs) / Math.max(1, runs)}%` }}
        aria-hidden="true"
      />
      <span className={own.quiet}>{t('inRuns', { count: detour.runs })}</span>
    </li>
  );
}
