// A table of the terminal with one selected row: arrows move the selection, Enter opens.
import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Punctuation } from '#contract/languages.ts';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import type { StateWord, Tone } from './terminal-view.ts';
import styles from './terminal.module.css';

interface RowCell {
  /** The text for screen readers. */
  readonly text: string;
  readonly tone?: Tone | undefined;
}

interface ListRow {
  readonly id: string;
  readonly cells: readonly RowCell[];
  readonly tone?: Tone | undefined;
}

interface RowListProps {
  readonly title: string;
  readonly columns: readonly string[];
  /** Column widths, as in `grid-template-columns`. */
  readonly template: string;
  readonly rows: readonly ListRow[];
  readonly chosen: string | undefined;
  readonly empty: string;
  readonly marks: Punctuation;
  readonly onChoose: (id: string) => void;
  /** Enter on the selected row. */
  readonly onOpen?: ((id: string) => void) | undefined;
}

export const cell = (text: string): RowCell => ({ text });
export const wordCell = ({ text, tone }: StateWord): RowCell => ({ text, tone });

export function RowList(props: RowListProps): ReactElement {
  const { title, columns, template, rows, empty } = props;
  const name = useId();
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{title}</legend>
      {rows.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <div className={styles.rows} style={{ gridTemplateColumns: template }}>
          <div className={styles.rowHead} aria-hidden="true">
            {columns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </div>
          {rows.map((row) => (
            <Row key={row.id} row={row} name={name} {...props} />
          ))}
        </div>
      )}
    </fieldset>
  );
}

interface RowProps extends RowListProps {
  readonly row: ListRow;
  readonly name: string;
}

function Row({ row, name, columns, marks, chosen, onChoose, onOpen }: RowProps): ReactElement {
  const isChosen = row.id === chosen;
  return (
    <label
      className={joinClasses(styles.row, row.tone && styles[row.tone])}
      data-chosen={isChosen || undefined}
    >
      <input
        type="radio"
        name={name}
        value={row.id}
        checked={isChosen}
        className={styles.radio}
        aria-label={row.cells
          .map(({ text }, at) => `${columns[at] ?? ''}${marks.colon}${text}`)
          .join(marks.comma)}
        onChange={() => onChoose(row.id)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (!isChosen) onChoose(row.id);
          onOpen?.(row.id);
        }}
      />
      {row.cells.map(({ text, tone }, at) => (
        <span
          key={columns[at]}
          aria-hidden="true"
          className={joinClasses(styles.rowCell, tone && styles[tone])}
        >
          {text}
        </span>
      ))}
    </label>
  );
}

/** Names with their values, without a selection. */
export function NameList({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section className={styles.panel}>
      <h3 className={styles.legend}>{title}</h3>
      <dl className={styles.names}>{children}</dl>
    </section>
  );
}

export function NameLine({
  name,
  value,
}: {
  readonly name: string;
  readonly value: StateWord;
}): ReactElement {
  return (
    <div className={styles.nameLine}>
      <dt>{name}</dt>
      <dd className={styles[value.tone]}>{value.text}</dd>
    </div>
  );
}
