// A chart as a figure: what it says in a sentence, the drawing, the table behind it, and both as files.
import { useRef, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#src/lib/device/save-file.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Table, type Column } from '#src/ui/data/table.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { csvOf, type CsvRow } from '../csv.ts';
import { useFirstRows } from '../use-first-rows.tsx';
import styles from './chart.module.css';
import { pngOf } from './png-of.ts';

interface ChartFigureProps {
  readonly title: string;
  /** What it shows, in a sentence. */
  readonly said: string;
  /** The heads of the columns, and the rows as they are shown; the first of a row names it. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The rows as they are saved. */
  readonly values: readonly CsvRow[];
  /** The drawing, an <svg>; left out: the table says it better, and is shown. */
  readonly children?: ReactNode;
}

export function ChartFigure({ title, said, head, rows, values, children }: ChartFigureProps): ReactElement {
  const { t } = useTranslation('practice-figures');
  const drawing = useRef<HTMLDivElement>(null);
  const columns = head.map((name, at): Column<readonly string[]> => ({
    key: String(at),
    title: name,
    header: at === 0,
    ...(at === 0 ? {} : { align: 'end' as const }),
    cell: (row) => row[at] ?? '',
  }));
  const { first, rest } = useFirstRows(rows);
  const table = (
    <>
      <Table caption={title} columns={columns} rows={first} rowKey={(row) => row.join('\n')} />
      {rest}
    </>
  );
  return (
    <figure className={styles.figure}>
      {said === '' ? null : <figcaption className={styles.said}>{said}</figcaption>}
      {children === undefined ? (
        table
      ) : (
        <>
          <div className={styles.drawing} ref={drawing}>
            {children}
          </div>
          <details className={styles.table}>
            <summary>{t('table')}</summary>
            {table}
          </details>
        </>
      )}
      <Files title={title} values={[head, ...values]} drawing={children === undefined ? null : drawing} />
    </figure>
  );
}

interface FilesProps {
  readonly title: string;
  readonly values: readonly CsvRow[];
  readonly drawing: { readonly current: HTMLDivElement | null } | null;
}

function Files({ title, values, drawing }: FilesProps): ReactElement {
  const { t } = useTranslation('practice-figures');
  const saveCsv = (): void =>
    saveFile(new Blob([csvOf(values)], { type: 'text/csv;charset=utf-8' }), `${title}.csv`);
  const savePng = async (): Promise<void> => {
    const svg = drawing?.current?.querySelector('svg');
    if (svg === null || svg === undefined) return;
    try {
      saveFile(await pngOf(svg, title), `${title}.png`);
    } catch {
      showToast({ tone: 'danger', text: t('pngFailed') });
    }
  };
  return (
    <p className={styles.files}>
      <Button
        variant="secondary"
        size="s"
        text={t('csv')}
        aria-label={t('csvOf', { name: title })}
        onClick={saveCsv}
      />
      {drawing === null ? null : (
        <Button
          variant="secondary"
          size="s"
          text={t('png')}
          aria-label={t('pngOf', { name: title })}
          onClick={() => void savePng()}
        />
      )}
    </p>
  );
}
