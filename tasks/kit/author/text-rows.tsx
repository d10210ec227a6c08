// A list of texts that is written by keyboard alone: Enter begins the next, Backspace in an empty one deletes it, a pasted list becomes rows.
import { Plus, X } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { filled, LANGUAGES, textIn, type Language } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { randomId } from '#src/lib/device/random-id.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { shortName } from '#src/ui/list/short-name.ts';
import { SortableList } from '#src/ui/sorting/sortable-list.tsx';
import { authorTexts } from './author-texts.ts';
import styles from './author.module.css';
import { EMPTY_TEXT, TextInput } from './text-input.tsx';

export interface TextRow {
  readonly id: string;
  readonly content: LocalizedText;
}

interface TextRowsProps<Row extends TextRow> {
  readonly label: string;
  /** With {number}: the name of a row's field. */
  readonly rowLabel: string;
  /** The fields are named where they are seen, too. */
  readonly showsLabels?: boolean;
  readonly addLabel: string;
  readonly how?: string;
  readonly rows: readonly Row[];
  readonly language: Language;
  readonly make: (row: TextRow) => Row;
  /** @param field names the row that is typed in; null: rows come, go or move */
  readonly onChange: (field: string | null, rows: readonly Row[]) => void;
  readonly max?: number;
  /** Before the field. */
  readonly before?: (row: Row, name: string) => ReactNode;
  /** Below the field. */
  readonly below?: (row: Row, name: string) => ReactNode;
}

const MAX_ROWS = 100;
const ID_LETTERS = 10;

export const freshId = (): string => randomId().slice(0, ID_LETTERS);

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    // Lists are often pasted with their numbers or bullets.
    .map((line) => line.replace(/^\s*(?:[-–—•*]|\(?\d{1,2}[.)]|[a-zа-я][.)])\s+/iu, '').trim())
    .filter((line) => line !== '');

/** Puts the focus into the field of a row: at once, or as soon as the row is drawn. */
function useFocusedRow() {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(null);
  const reach = (): void => {
    const field = list.current?.querySelector<HTMLElement>(
      `[data-row="${wanted.current}"] [data-main] input`,
    );
    if (field === null || field === undefined) return;
    wanted.current = null;
    field.focus();
  };
  useEffect(() => {
    if (wanted.current !== null) reach();
  });
  const focusOn = (id: string): void => {
    wanted.current = id;
    reach();
  };
  return { list, focusOn };
}

const isBlank = ({ content }: TextRow): boolean =>
  LANGUAGES.every((language) => content[language].trim() === '');

/** How a list of rows is changed by its fields. */
function useRows<Row extends TextRow>(props: TextRowsProps<Row>, focusOn: (id: string) => void) {
  const { rows, language, make, onChange, max = MAX_ROWS } = props;
  const [refused, refuse] = useState(0);
  const rowOf = (line: string): Row => make({ id: freshId(), content: { ...EMPTY_TEXT, [language]: line } });
  const put = (next: readonly Row[], focused: Row | undefined): void => {
    refuse(0);
    onChange(null, next);
    if (focused !== undefined) focusOn(focused.id);
  };
  const add = (at: number): void => {
    const made = rowOf('');
    put(rows.toSpliced(at, 0, made), made);
  };
  const remove = (at: number): void => put(rows.toSpliced(at, 1), rows[at - 1] ?? rows[at + 1]);
  const write = (row: Row, content: LocalizedText): void =>
    onChange(
      row.id,
      rows.map((one) => (one.id === row.id ? { ...one, content } : one)),
    );
  /** A pasted list takes the places of rows that say nothing yet; one that does not fit is refused whole. */
  const paste = (at: number, row: Row, event: ClipboardEvent<HTMLInputElement>): void => {
    const lines = linesOf(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    const made = lines.map(rowOf);
    const before = rows.slice(0, isBlank(row) ? at : at + 1);
    const after = rows.slice(at + 1).filter((one) => !isBlank(one));
    const count = before.length + made.length + after.length;
    if (count > max) refuse(count);
    else put([...before, ...made, ...after], made.at(-1));
  };
  const next = (at: number): void => {
    const following = rows[at + 1];
    if (following !== undefined && isBlank(following)) focusOn(following.id);
    else if (rows.length < max) add(at + 1);
  };
  const press = (at: number, row: Row, event: KeyboardEvent<HTMLInputElement>): void => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    const isRemoving = event.key === 'Backspace' && isBlank(row) && rows.length > 1;
    if (!isEnter && !isRemoving) return;
    event.preventDefault();
    if (isEnter) next(at);
    else remove(at);
  };
  return { add, remove, write, paste, press, refused, max, isFull: rows.length >= max };
}

type RowActs<Row extends TextRow> = ReturnType<typeof useRows<Row>>;

export function TextRows<Row extends TextRow>(props: TextRowsProps<Row>): ReactElement {
  const { label, rowLabel, addLabel, how, rows, language, onChange } = props;
  const texts = authorTexts(useLanguage());
  const { list, focusOn } = useFocusedRow();
  const act = useRows(props, focusOn);
  const named = rows.map((row, at) => {
    const said = textIn(row.content, language).trim();
    return { id: row.id, name: said === '' ? filled(rowLabel, { number: at + 1 }) : shortName(said) };
  });
  return (
    <div ref={list} className={styles.rows}>
      {how === undefined ? null : <p className={styles.note}>{how}</p>}
      <SortableList
        label={label}
        items={named}
        onOrder={(order) =>
          onChange(
            null,
            order.flatMap((id) => rows.find((row) => row.id === id) ?? []),
          )
        }
        say={{
          up: (name) => filled(texts.up, { name }),
          down: (name) => filled(texts.down, { name }),
          drag: (name) => filled(texts.drag, { name }),
          moved: (name, place, total) => filled(texts.moved, { name, place, total }),
        }}
        actions={({ id, name }) => (
          <IconButton
            size="s"
            label={filled(texts.remove, { name })}
            icon={<X size={18} aria-hidden="true" />}
            onClick={() => act.remove(rows.findIndex((row) => row.id === id))}
          />
        )}
      >
        {({ name }, at) => <RowFields {...props} at={at} name={name} act={act} />}
      </SortableList>
      {act.refused === 0 ? null : (
        <Notice tone="danger" live>
          {filled(texts.tooManyRows, { count: act.refused, max: act.max })}
        </Notice>
      )}
      {act.isFull ? null : (
        <div>
          <Button
            size="s"
            variant="secondary"
            icon={<Plus size={16} aria-hidden="true" />}
            text={addLabel}
            onClick={() => act.add(rows.length)}
          />
        </div>
      )}
    </div>
  );
}

interface RowFieldsProps<Row extends TextRow> extends TextRowsProps<Row> {
  readonly at: number;
  readonly name: string;
  readonly act: RowActs<Row>;
}

function RowFields<Row extends TextRow>(props: RowFieldsProps<Row>): ReactElement | null {
  const { rows, at, name, act, rowLabel, showsLabels = false, language, before, below } = props;
  const row = rows[at];
  if (row === undefined) return null;
  return (
    <div className={styles.row} data-row={row.id}>
      <div className={styles.line}>
        {before?.(row, name)}
        <div className={styles.grows} data-main="">
          <TextInput
            label={filled(rowLabel, { number: at + 1 })}
            labelHidden={!showsLabels}
            text={row.content}
            language={language}
            onChange={(content) => act.write(row, content)}
            onKeyDown={(event) => act.press(at, row, event)}
            onPaste={(event) => act.paste(at, row, event)}
          />
        </div>
      </div>
      {below?.(row, name)}
    </div>
  );
}
