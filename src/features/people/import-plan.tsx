// What each line of the table would do; lines with errors first.
import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportField, ImportLine, ImportPlan } from '#contract/calls/user-import.ts';
import { named } from '#src/i18n/named.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import { Badge, type BadgeTone } from '#src/ui/data/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Pager } from '#src/ui/navigation/pager.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { Table, type Column } from '#src/ui/data/table.tsx';
import { errorTable, tableFile } from './password-table.ts';
import styles from './people.module.css';
import type { Import } from './use-import.ts';

interface ImportPlanViewProps {
  readonly bringing: Import;
  readonly plan: ImportPlan;
}

const OUTCOMES = ['ERROR', 'MAKE', 'CHANGE', 'SAME'] as const;
type Outcome = (typeof OUTCOMES)[number];
const TONES: Readonly<Record<Outcome, BadgeTone>> = {
  ERROR: 'danger',
  MAKE: 'success',
  CHANGE: 'primary',
  SAME: 'neutral',
};
const COUNT_OF = { ERROR: 'error', MAKE: 'make', CHANGE: 'change', SAME: 'same' } as const;

export function ImportPlanView({ bringing, plan }: ImportPlanViewProps): ReactElement {
  const { t } = useTranslation('people');
  const { counts } = plan;
  const work = counts.make + counts.change;
  const isWritable = counts.error === 0 && work > 0;
  const saveErrors = (): void => {
    const titles = [t('import.line'), t('columns.login'), t('columns.name'), t('import.why')];
    saveFile(tableFile(errorTable(titles, plan.lines)), `${t('import.errorFile')}.csv`);
  };
  return (
    <section className={styles.panel} aria-label={t('import.step2')}>
      <h2>{t('import.step2')}</h2>
      <Read plan={plan} />
      {counts.error > 0 ? (
        <Notice tone="danger" live title={t('import.wrongLines', { count: counts.error })}>
          {t('import.wrongNext')}
        </Notice>
      ) : null}
      {counts.error > 0 ? (
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            icon={<Download size={18} aria-hidden="true" />}
            text={t('import.saveErrors')}
            onClick={saveErrors}
          />
        </div>
      ) : null}
      {counts.error === 0 && work === 0 ? <Notice live>{t('import.nothingToDo')}</Notice> : null}
      {isWritable ? (
        <Notice tone="success" live>
          {t('import.ready', { make: counts.make, change: counts.change })}
        </Notice>
      ) : null}
      <Lines plan={plan} />
      {isWritable ? (
        <div className={styles.buttons}>
          <Button
            text={t('import.write', { count: work })}
            loading={bringing.isChecking}
            onClick={bringing.write}
          />
        </div>
      ) : null}
    </section>
  );
}

const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

/** How the file was parsed, so that a wrong reading is obvious at once. */
function Read({ plan }: { readonly plan: ImportPlan }): ReactElement {
  const { t } = useTranslation('people');
  const unknown = plan.columns.filter(({ field, header }) => field === null && header !== '');
  return (
    <div className={styles.fieldset}>
      <p className={styles.note}>
        {plan.encoding === 'XLSX'
          ? t('import.readWorkbook')
          : t('import.readAs', {
              encoding: plan.encoding,
              separator: t(`import.separators.${SEPARATORS[plan.separator]}`),
            })}
      </p>
      {unknown.length > 0 ? (
        <p className={styles.note}>
          {t('import.ignored', { columns: unknown.map(({ header }) => header).join(', ') })}
        </p>
      ) : null}
      {plan.newGroups.length > 0 ? (
        <p className={styles.note}>
          {t('import.newGroups', {
            count: plan.newGroups.length,
            names: plan.newGroups.slice(0, 20).join(', '),
          })}
        </p>
      ) : null}
    </div>
  );
}

const PAGE = 50;

function Lines({ plan }: { readonly plan: ImportPlan }): ReactElement {
  const { t } = useTranslation(['people', 'lists']);
  const format = useFormat();
  const language = useLanguage();
  const present = OUTCOMES.filter((outcome) => plan.counts[COUNT_OF[outcome]] > 0);
  const [chosen, setChosen] = useState<Outcome | 'ALL'>(present[0] === 'ERROR' ? 'ERROR' : 'ALL');
  const [page, setPage] = useState(0);
  const columns = useLineColumns();
  const lines = plan.lines.filter(({ outcome }) => chosen === 'ALL' || outcome === chosen);
  const labelOf = (outcome: Outcome | 'ALL'): string => {
    const count = outcome === 'ALL' ? plan.lines.length : plan.counts[COUNT_OF[outcome]];
    return named(language, t(`import.outcomes.${outcome}`), format.number(count));
  };
  return (
    <>
      <RadioGroup<Outcome | 'ALL'>
        label={t('import.show')}
        labelHidden
        look="segments"
        value={chosen}
        onChange={(value) => {
          setChosen(value);
          setPage(0);
        }}
        options={(['ALL', ...present] as const).map((value) => ({ value, label: labelOf(value) }))}
      />
      <Table
        caption={t('import.step2')}
        columns={columns}
        rows={lines.slice(page * PAGE, (page + 1) * PAGE)}
        rowKey={({ line }) => String(line)}
      />
      <Pager
        label={t('lists:pager.label')}
        page={page}
        pageCount={Math.ceil(lines.length / PAGE)}
        onChange={setPage}
        previousLabel={t('lists:pager.previous')}
        nextLabel={t('lists:pager.next')}
        pageLabel={(number) => t('lists:pager.page', { number })}
      />
    </>
  );
}

function useFieldName(): (field: ImportField) => string {
  const { t } = useTranslation('people');
  return (field) => t(`import.fields.${field}`);
}

function useLineColumns(): readonly Column<ImportLine>[] {
  const { t } = useTranslation('people');
  const fieldName = useFieldName();
  return [
    { key: 'line', title: t('import.line'), cell: ({ line }) => line },
    {
      key: 'who',
      title: t('columns.name'),
      header: true,
      cell: ({ fullName, login }) => (
        <span className={styles.two}>
          <span>{fullName === '' ? '—' : fullName}</span>
          <span className={styles.note}>{login}</span>
        </span>
      ),
    },
    {
      key: 'outcome',
      title: t('import.outcome'),
      cell: ({ outcome }) => <Badge tone={TONES[outcome]}>{t(`import.outcomes.${outcome}`)}</Badge>,
    },
    {
      key: 'why',
      title: t('import.why'),
      cell: (line) => <Why line={line} fieldName={fieldName} />,
    },
  ];
}

interface WhyProps {
  readonly line: ImportLine;
  readonly fieldName: (field: ImportField) => string;
}

function Why({ line, fieldName }: WhyProps): ReactElement | null {
  const { t } = useTranslation('people');
  const language = useLanguage();
  if (line.outcome === 'CHANGE') return <>{line.fields.map(fieldName).join(', ')}</>;
  if (line.outcome === 'MAKE') return line.needsPassword ? <>{t('import.willGetPassword')}</> : null;
  if (line.errors.length === 0) return null;
  return (
    <ul className={styles.errors}>
      {line.errors.map(({ field, message }) => (
        <li key={`${field ?? ''}${message}`}>
          {field === null ? message : named(language, fieldName(field), message)}
        </li>
      ))}
    </ul>
  );
}
