// What was answered to one question.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionFigures } from '#contract/entities/statistics.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Table, type Column } from '#src/ui/data/table.tsx';
import { Beyond } from '../beyond.tsx';
import { OpenLast } from '../open-last.tsx';
import styles from '../statistics.module.css';

interface QuestionProps {
  readonly question: QuestionFigures;
}

export function QuestionDetails({ question }: QuestionProps): ReactElement {
  const language = useLanguage();
  const { options, typed, typedBeyond, attemptId, text } = question;
  return (
    <div className={styles.details}>
      <Counts question={question} />
      {options === null ? null : <Options question={question} options={options} />}
      {typed === null || typed.length === 0 ? null : <Typed typed={typed} />}
      <Beyond count={typedBeyond} />
      <OpenLast attemptId={attemptId} of={textIn(text, language)} />
    </div>
  );
}

function Counts({ question }: QuestionProps): ReactElement {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const { figures, hints, unanswered, tries, time = null } = question;
  const last = tries.length;
  const answered = tries.flatMap((count, at) =>
    count === 0
      ? []
      : [`${at + 1 === last ? t('tryMore', { number: last }) : at + 1} — ${format.number(count)}`],
  );
  return (
    <ul className={styles.counts}>
      <li>
        {figures.isDrawn
          ? t('drawn', { count: figures.attempts })
          : t('attempts', { count: figures.attempts })}
      </li>
      <li>{t('unanswered', { number: format.number(unanswered) })}</li>
      <li>{t('hints', { number: format.number(hints) })}</li>
      {time === null ? null : (
        <li>
          {t('questionTime', {
            middle: format.clock(time.middle),
            low: format.clock(time.low),
            high: format.clock(time.high),
          })}
        </li>
      )}
      {answered.length === 0 ? null : (
        <li>
          {t('tries')}: {answered.join(', ')}
        </li>
      )}
    </ul>
  );
}

type Option = NonNullable<QuestionFigures['options']>[number];

const THIRDS = ['low', 'middle', 'high'] as const;

function Options({
  question: { thirds, figures },
  options,
}: QuestionProps & { readonly options: readonly Option[] }): ReactElement {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const language = useLanguage();
  const share = (count: number, of: number): string => (of === 0 ? '—' : format.percent(count / of));
  const columns: readonly Column<Option>[] = [
    {
      key: 'option',
      title: t('option'),
      header: true,
      cell: ({ text, isRight }) => (
        <span className={styles.option}>
          {textIn(text, language)}
          {isRight ? <Badge tone="success">{t('right')}</Badge> : null}
        </span>
      ),
    },
    {
      key: 'count',
      title: t('chosen'),
      align: 'end',
      cell: ({ count }) => (
        <span className={styles.chosen}>
          <span>{share(count, figures.attempts)}</span>
          <meter
            className={styles.meter}
            aria-hidden="true"
            max={Math.max(1, figures.attempts)}
            value={count}
          />
        </span>
      ),
    },
    ...THIRDS.map((third, at) => ({
      key: third,
      title: t(`thirds.${third}`),
      align: 'end' as const,
      cell: (option: Option) => share(option.thirds[at] ?? 0, thirds[at] ?? 0),
    })),
  ];
  return <Table caption={t('optionsTitle')} columns={columns} rows={options} rowKey={({ id }) => id} />;
}

type TypedAnswer = NonNullable<QuestionFigures['typed']>[number];

function Typed({ typed }: { readonly typed: readonly TypedAnswer[] }): ReactElement {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const columns: readonly Column<TypedAnswer>[] = [
    {
      key: 'text',
      title: t('typed'),
      header: true,
      cell: ({ text, isRight }) => (
        <span className={styles.option}>
          {text}
          {isRight ? <Badge tone="success">{t('right')}</Badge> : null}
        </span>
      ),
    },
    { key: 'count', title: t('count'), align: 'end', cell: ({ count }) => format.number(count) },
  ];
  return <Table caption={t('typedTitle')} columns={columns} rows={typed} rowKey={({ text }) => text} />;
}
