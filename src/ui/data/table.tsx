import { useRef, type ChangeEvent, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Checkbox } from '../fields/checkbox.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { nextSort } from './table-sort.ts';
import type { Sort } from './table-sort.ts';
import styles from './table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** A hidden title is read out and shown on cards: for the column of actions. */
  readonly titleHidden?: boolean | undefined;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean | undefined;
  /** Figures are aligned at the end, with tabular digits. */
  readonly align?: 'start' | 'end' | undefined;
  readonly width?: string | undefined;
  /** Dates and the like stay on one line where the table is wide enough. */
  readonly unbroken?: boolean | undefined;
  /** This column names the row, and is the heading of its card. */
  readonly header?: boolean | undefined;
}

/** Makes rows selectable: a box before each, and one for all visible rows. */
export interface TableSelection<Row> {
  /** The keys of the selected rows, including those on other pages. */
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  /** The label of the box for all rows of the page: 'Все на странице'. */
  readonly allLabel: string;
  /** The label of a row's box for screen readers, from the row's name. */
  readonly rowLabel: (row: Row) => string;
}

interface TableProps<Row> {
  /** What the table contains, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
  readonly selection?: TableSelection<Row> | undefined;
  /** Shows this many empty rows while the first page loads. */
  readonly loadingRows?: number | undefined;
  /** New rows are loading; the old ones are dimmed. */
  readonly refreshing?: boolean | undefined;
  /** Shown if there are no rows. */
  readonly empty?: ReactNode;
}

// Explicit, because some browsers drop the native roles of a table displayed as blocks.
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A table whose rows become cards below 600 px. Its parts keep their roles in both layouts. */
export function Table<Row>(props: TableProps<Row>): ReactElement {
  const { caption, columns, rows, empty, loadingRows = 0, refreshing = false } = props;
  if (rows.length === 0 && loadingRows === 0 && empty) return <>{empty}</>;
  return (
    <div className={styles.place}>
      <div className={styles.frame} aria-busy={refreshing || loadingRows > 0 || undefined}>
        <table {...ROLES.table} className={joinClasses(styles.table, refreshing && styles.refreshing)}>
          <caption className={styles.caption}>{caption}</caption>
          <thead {...ROLES.rowgroup} className={styles.head}>
            <tr {...ROLES.row}>
              <ChooseAll {...props} />
              {columns.map((column) => (
                <HeaderCell key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
              ))}
            </tr>
          </thead>
          <tbody {...ROLES.rowgroup}>
            {loadingRows > 0 ? (
              <LoadingRows columns={columns} count={loadingRows} withBox={props.selection !== undefined} />
            ) : (
              <Rows {...props} />
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

const SORT_ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const;

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>): ReactElement {
  const { key, title, sortable = false, align = 'start', width } = column;
  const state = sort?.key === key ? sort.direction : 'none';
  const Icon = SORT_ICONS[state];
  return (
    <th
      {...ROLES.columnheader}
      scope="col"
      aria-sort={sortable ? state : undefined}
      className={styles[align]}
      style={width ? { width } : undefined}
    >
      {sortable && onSort ? (
        <button
          type="button"
          className={styles.sort}
          data-state={state}
          onClick={() => onSort(nextSort(sort, key))}
        >
          {title}
          <Icon size={14} aria-hidden="true" />
        </button>
      ) : (
        <span className={column.titleHidden ? styles.hidden : undefined}>{title}</span>
      )}
    </th>
  );
}

function ChooseAll<Row>({ selection, rows, rowKey }: TableProps<Row>): ReactElement | null {
  if (selection === undefined) return null;
  const { chosen, onChange, allLabel } = selection;
  const keys = rows.map(rowKey);
  const count = keys.filter((key) => chosen.has(key)).length;
  const toggle = (): void => {
    const others = [...chosen].filter((key) => !keys.includes(key));
    onChange(new Set(count === keys.length ? others : [...others, ...keys]));
  };
  return (
    <th {...ROLES.columnheader} scope="col" className={styles.choose}>
      <Checkbox
        label={<span className={styles.allWords}>{allLabel}</span>}
        checked={count > 0 && count === keys.length}
        indeterminate={count > 0 && count < keys.length}
        disabled={keys.length === 0}
        onChange={toggle}
      />
    </th>
  );
}

interface ChooseRowProps<Row> {
  readonly selection: TableSelection<Row>;
  readonly row: Row;
  readonly id: string;
  /** The rows that one box of them stands for: with Shift all from the last one. */
  readonly upTo: (id: string, isRange: boolean) => readonly string[];
}

/** React tells a changed box by the click, also by the one that the space bar makes. */
function isWithShift({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  return nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey;
}

function ChooseRow<Row>({ selection, row, id, upTo }: ChooseRowProps<Row>): ReactElement {
  const { chosen, onChange, rowLabel } = selection;
  const toggle = (event: ChangeEvent<HTMLInputElement>): void => {
    const next = new Set(chosen);
    for (const one of upTo(id, isWithShift(event))) {
      if (event.currentTarget.checked) next.add(one);
      else next.delete(one);
    }
    onChange(next);
  };
  return (
    <td {...ROLES.cell} className={styles.choose}>
      <Checkbox labelHidden label={rowLabel(row)} checked={chosen.has(id)} onChange={toggle} />
    </td>
  );
}

const CONTROLS = 'a, button, input, label, select, textarea, summary';

/** A press anywhere in a row opens what its name opens, unless it meant something else. */
function openRow(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
  // A dialog or a menu of the row stands elsewhere in the page.
  if (!currentTarget.contains(target) || target.closest(CONTROLS) !== null) return;
  if (globalThis.getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector<HTMLElement>(':scope > th :is(a[href], button)')?.click();
}

function Rows<Row>({ columns, rows, rowKey, selection }: TableProps<Row>): ReactElement[] {
  const last = useRef<string>(undefined);
  const upTo = (id: string, isRange: boolean): readonly string[] => {
    const keys = rows.map(rowKey);
    const [from, to] = [keys.indexOf(last.current ?? ''), keys.indexOf(id)];
    last.current = id;
    return isRange && from >= 0 ? keys.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  };
  return rows.map((row) => (
    <tr
      key={rowKey(row)}
      {...ROLES.row}
      className={joinClasses(selection?.chosen.has(rowKey(row)) && styles.chosen)}
      onClick={openRow}
    >
      {selection ? <ChooseRow selection={selection} row={row} id={rowKey(row)} upTo={upTo} /> : null}
      {columns.map((column) => (
        <BodyCell key={column.key} column={column} row={row} />
      ))}
    </tr>
  ));
}

function BodyCell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }): ReactElement {
  const className = joinClasses(
    styles[column.align ?? 'start'],
    column.titleHidden && styles.untitled,
    column.unbroken && styles.unbroken,
  );
  const words = (
    <>
      <span className={styles.cardTitle} aria-hidden="true">
        {column.title}
      </span>
      <span className={styles.value}>{column.cell(row)}</span>
    </>
  );
  return column.header ? (
    <th {...ROLES.rowheader} scope="row" className={joinClasses(className, styles.rowHeader)}>
      {words}
    </th>
  ) : (
    <td {...ROLES.cell} className={className}>
      {words}
    </td>
  );
}

interface LoadingRowsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly count: number;
  readonly withBox: boolean;
}

function LoadingRows<Row>({ columns, count, withBox }: LoadingRowsProps<Row>): ReactElement[] {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} {...ROLES.row}>
      {withBox ? <td {...ROLES.cell} className={styles.choose} /> : null}
      {columns.map((column) => (
        <td key={column.key} {...ROLES.cell}>
          <Skeleton width={column.header ? '80%' : '56%'} />
        </td>
      ))}
    </tr>
  ));
}
