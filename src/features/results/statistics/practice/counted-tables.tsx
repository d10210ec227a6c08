// What a table says best: refused tries by thing, particles by cause, before and after a change of the rules.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeFigures } from '#contract/entities/practice-statistics.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Beyond } from '../beyond.tsx';
import { ChartFigure } from '../chart/chart-figure.tsx';
import styles from '../statistics.module.css';

interface PracticeProps {
  readonly practice: PracticeFigures;
}

export function RefusedThings({ practice: { refusedThings, beyond } }: PracticeProps): ReactElement | null {
  const { t } = useTranslation(['practice-figures', 'statistics']);
  const language = useLanguage();
  const format = useFormat();
  if (refusedThings.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t('thingsTitle')}</h3>
      <ChartFigure
        title={t('thingsTitle')}
        said=""
        head={[t('thing'), t('tries'), t('statistics:runs')]}
        rows={refusedThings.map(({ text, tries, runs }) => [
          textIn(text, language),
          format.number(tries),
          format.number(runs),
        ])}
        values={refusedThings.map(({ text, tries, runs }) => [textIn(text, language), tries, runs])}
      />
      <Beyond count={beyond?.refusedThings} />
    </section>
  );
}

/** The mean of a few runs is known no better than to three digits. */
const rounded = (perMinute: number): number => Number(perMinute.toPrecision(3));

export function Particles({ practice: { particles, beyond } }: PracticeProps): ReactElement | null {
  const { t } = useTranslation(['practice-figures', 'statistics']);
  const language = useLanguage();
  const format = useFormat();
  const [most] = particles;
  if (most === undefined) return null;
  const number = format.number(rounded(most.perMinute));
  return (
    <section className={styles.part}>
      <h3>{t('particlesTitle')}</h3>
      <ChartFigure
        title={t('particlesTitle')}
        said={t('particlesSaid', { name: textIn(most.text, language), number })}
        head={[t('cause'), t('perMinute'), t('statistics:runs')]}
        rows={particles.map(({ text, perMinute, runs }) => [
          textIn(text, language),
          format.number(rounded(perMinute)),
          format.number(runs),
        ])}
        values={particles.map(({ text, perMinute, runs }) => [textIn(text, language), perMinute, runs])}
      />
      <Beyond count={beyond?.particles} />
    </section>
  );
}

/** Nothing where all runs were played by the same rules. */
export function RulesChange({ practice: { byRules } }: PracticeProps): ReactElement | null {
  const { t } = useTranslation(['practice-figures', 'statistics']);
  const format = useFormat();
  const [before, after] = byRules.slice(-2);
  if (before === undefined || after === undefined) return null;
  const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
  return (
    <section className={styles.part}>
      <h3>{t('rulesTitle')}</h3>
      <ChartFigure
        title={t('rulesTitle')}
        said={t('rulesSaid', { before: format.percent(before.errors), after: format.percent(after.errors) })}
        head={[t('rules'), t('statistics:runs'), t('statistics:figures.passed'), t('statistics:errors')]}
        rows={byRules.map(({ revision, runs, passed, errors }) => [
          String(revision),
          format.number(runs),
          format.percent(shareOf(passed, runs)),
          format.percent(errors),
        ])}
        values={byRules.map(({ revision, runs, passed, errors }) => [
          revision,
          runs,
          shareOf(passed, runs),
          errors,
        ])}
      />
    </section>
  );
}
