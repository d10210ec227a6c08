// What a file would bring: each item with what would be lost, chosen or not.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EXCHANGE_KINDS, type ExchangePlan, type ExchangePlanItem } from '#contract/entities/exchange.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Table, type Column } from '#src/ui/data/table.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import styles from './exchange.module.css';
import { ImportTopics } from './import-topics.tsx';
import type { TaskImport } from './use-task-import.ts';

interface ImportPlanProps {
  readonly plan: ExchangePlan;
  readonly bringing: TaskImport;
}

/** The whole before its parts. */
const byKind = (one: ExchangePlanItem, other: ExchangePlanItem): number =>
  EXCHANGE_KINDS.indexOf(other.kind) - EXCHANGE_KINDS.indexOf(one.kind);

export function ImportPlanView({ plan, bringing }: ImportPlanProps): ReactElement {
  const { t } = useTranslation('exchange');
  const takeable = plan.items.filter(({ problem }) => problem === null).toSorted(byKind);
  const refused = plan.items.filter(({ problem }) => problem !== null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(takeable.map(({ number }) => String(number))),
  );
  const columns = useColumns(plan);
  const nameOf = useNameOf();
  return (
    <Card
      title={t('plan')}
      subtitle={t('readAs', {
        format: t(`formats.${plan.format}`),
        total: plan.items.length,
        count: takeable.length,
      })}
    >
      {takeable.length === 0 ? null : (
        <>
          <Table
            caption={t('plan')}
            columns={columns}
            rows={takeable}
            rowKey={({ number }) => String(number)}
            selection={{
              chosen,
              onChange: setChosen,
              allLabel: t('all'),
              rowLabel: (item) => t('select', { name: nameOf(item) }),
            }}
          />
          <Take
            numbers={[...chosen].map(Number)}
            madeCount={takeable.filter(({ number, isHere }) => !isHere && chosen.has(String(number))).length}
            isArchive={plan.format === 'ARCHIVE'}
            bringing={bringing}
          />
        </>
      )}
      {refused.length === 0 ? null : <Refused items={refused} />}
    </Card>
  );
}

function useNameOf(): (item: ExchangePlanItem) => string {
  const { t } = useTranslation('exchange');
  const language = useLanguage();
  return ({ question, name }) => textIn(question, language) || name || t('unnamed');
}

function useColumns({ format }: ExchangePlan): readonly Column<ExchangePlanItem>[] {
  const { t } = useTranslation(['exchange', 'works']);
  const nameOf = useNameOf();
  return [
    {
      key: 'what',
      title: t('columns.what'),
      header: true,
      // In a file of questions one looks for them by their numbers.
      cell: (item) => (
        <span className={styles.question}>
          {format === 'ARCHIVE' ? nameOf(item) : `${item.number}. ${nameOf(item)}`}
        </span>
      ),
    },
    {
      key: 'type',
      title: t('columns.type'),
      cell: ({ kind, taskType }) => (taskType === null ? t(`kinds.${kind}`) : t(`works:types.${taskType}`)),
    },
    {
      key: 'lost',
      title: t('columns.lost'),
      cell: ({ isHere, losses }) =>
        isHere
          ? t('isHere')
          : losses.length === 0
            ? t('nothingLost')
            : losses.map((loss) => t(`losses.${loss}`)).join(', '),
    },
  ];
}

function Refused({ items }: { readonly items: readonly ExchangePlanItem[] }): ReactElement {
  const { t } = useTranslation('exchange');
  const nameOf = useNameOf();
  return (
    <details open>
      <summary className={styles.summary}>{t('refused', { count: items.length })}</summary>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.number}>
            {item.number}. {nameOf(item)}
            <span className={styles.note}>
              {' '}
              — {item.problem === null ? '' : t(`problems.${item.problem}`)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const TITLE_LETTERS = 200;

interface TakeProps {
  readonly numbers: number[];
  /** Without what is here already. */
  readonly madeCount: number;
  readonly isArchive: boolean;
  readonly bringing: TaskImport;
}

function Take({ numbers, madeCount, isArchive, bringing: { take, file } }: TakeProps): ReactElement {
  const { t } = useTranslation('exchange');
  // An archive has its works itself.
  const mayMakeWorks = useCan('WORKS_EDIT') && !isArchive;
  const [inWork, setInWork] = useState(false);
  const [title, setTitle] = useState(() => (file?.name ?? '').replace(/\.[^.]*$/, ''));
  const [topicIds, setTopicIds] = useState<readonly string[]>([]);
  const isUntitled = inWork && title.trim() === '';
  return (
    <div className={styles.take}>
      {mayMakeWorks ? (
        <Checkbox label={t('intoWork')} checked={inWork} onChange={() => setInWork(!inWork)} />
      ) : null}
      {inWork ? (
        <TextField
          label={t('workTitle')}
          maxLength={TITLE_LETTERS}
          error={isUntitled ? t('workTitleNeeded') : undefined}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      ) : null}
      {isArchive ? null : <ImportTopics ids={topicIds} onChange={setTopicIds} />}
      <div>
        <Button
          text={t('take', { count: madeCount })}
          disabled={madeCount === 0 || isUntitled}
          loading={take.isPending}
          onClick={() => take.mutate({ numbers, workTitle: inWork ? title.trim() : undefined, topicIds })}
        />
      </div>
    </div>
  );
}
