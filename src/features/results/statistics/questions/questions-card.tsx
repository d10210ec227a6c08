// The questions of a work: a line of figures each; opened, its options, answers and tries.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figure, KeptFigures, QuestionFigures } from '#contract/entities/statistics.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { DownloadCsv } from '../download-csv.tsx';
import styles from '../statistics.module.css';
import { useFigureText, type FigureKind } from '../use-figure-text.ts';
import { shortName } from '#src/ui/list/short-name.ts';
import { QuestionDetails } from './question-details.tsx';
import { verdictOf } from './question-verdict.ts';

interface QuestionsCardProps {
  readonly figures: KeptFigures;
  /** Of the work, for the file. */
  readonly name: string;
}

export function QuestionsCard({ figures: { questions }, name }: QuestionsCardProps): ReactElement {
  const { t } = useTranslation('statistics');
  return (
    <Card title={t('questionsTitle')} aside={<DownloadTable questions={questions} name={name} />}>
      <ul className={styles.questions}>
        {questions.map((question) => (
          <Question key={question.taskId} question={question} />
        ))}
      </ul>
    </Card>
  );
}

const FIGURES = [
  ['facility', 'SHARE'],
  ['discrimination', 'NUMBER'],
  ['efficiency', 'NUMBER'],
] as const;

function Question({ question }: { readonly question: QuestionFigures }): ReactElement {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const verdict = verdictOf(question);
  const { code, tone, option } = verdict;
  const told = option === undefined ? '' : shortName(textIn(option.text, language));
  return (
    <li>
      <details className={styles.question}>
        <summary>
          <span className={styles.questionName}>
            <span className={styles.quiet}>{t('question', { number: question.position + 1 })}</span>
            <span>{shortName(textIn(question.text, language))}</span>
            <span className={styles.verdict} data-tone={tone}>
              {t(`verdicts.${code}`, { name: told })}
            </span>
          </span>
          <Line question={question} />
        </summary>
        <QuestionDetails question={question} />
      </details>
    </li>
  );
}

function Line({ question: { figures, guess } }: { readonly question: QuestionFigures }): ReactElement {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const { intendedWeight, effectiveWeight } = figures;
  const text = useFigureText();
  return (
    <dl className={styles.line}>
      {FIGURES.map(([name, kind]) => (
        <LineFigure key={name} label={t(name)} figure={figures[name]} kind={kind} />
      ))}
      <div>
        <dt>{t('weights')}</dt>
        <dd>
          {text.value(intendedWeight, 'SHARE')} → {text.value(effectiveWeight, 'SHARE')}
        </dd>
      </div>
      {guess === null ? null : (
        <div>
          <dt>{t('guess')}</dt>
          <dd>{format.percent(guess)}</dd>
        </div>
      )}
    </dl>
  );
}

interface LineFigureProps {
  readonly label: string;
  readonly figure: Figure;
  readonly kind: FigureKind;
}

function LineFigure({ label, figure, kind }: LineFigureProps): ReactElement {
  const { t } = useTranslation('statistics');
  const text = useFigureText();
  const interval = text.interval(figure, kind);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {figure.reason === null ? text.value(figure, kind) : t(`reasons.${figure.reason}`)}
        {interval === '' ? null : <span className={styles.interval}>{interval}</span>}
      </dd>
    </div>
  );
}

function DownloadTable({
  questions,
  name,
}: {
  readonly questions: readonly QuestionFigures[];
  readonly name: string;
}): ReactElement {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const head = [
    t('questionsTitle'),
    t('count'),
    t('facility'),
    t('discrimination'),
    t('efficiency'),
    t('figures.standardDeviation'),
    t('guess'),
  ];
  const rows = questions.map(({ text, figures, guess }) => [
    textIn(text, language),
    figures.attempts,
    figures.facility.value,
    figures.discrimination.value,
    figures.efficiency.value,
    figures.standardDeviation.value,
    guess,
  ]);
  return <DownloadCsv name={name} rows={[head, ...rows]} />;
}
