// A list put into order: by dragging, by buttons, or by arrow keys on the handle; each move is spoken.
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import { useNear } from '../layout/use-near.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { moved } from './moved.ts';
import { dragLook, usePointerDrag, type PointerDrag } from './use-pointer-drag.ts';
import styles from './sortable-list.module.css';

interface SortableItem {
  readonly id: string;
  /** What it is called in the names of its buttons. */
  readonly name: string;
}

interface SortableListProps<Item extends SortableItem> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Gets the ids in their new order. */
  readonly onOrder: (order: readonly string[]) => void;
  readonly isLocked?: boolean | undefined;
  readonly say: {
    readonly up: (name: string) => string;
    readonly down: (name: string) => string;
    readonly drag: (name: string) => string;
    readonly moved: (name: string, place: number, total: number) => string;
  };
  /** Of a row far below the window only what is read is drawn, until one comes near it. */
  readonly children: (item: Item, place: number, isNear: boolean) => ReactNode;
  /** The height that a far row will about have; without it all rows are drawn at once. */
  readonly farHeightPx?: number | undefined;
  /** After the buttons that move a row: what else can be done with it. */
  readonly actions?: ((item: Item) => ReactNode) | undefined;
  /** Under a row, as wide as it is. */
  readonly details?: ((item: Item) => ReactNode) | undefined;
}

export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>): ReactElement {
  const { label, items, onOrder, isLocked = false, say } = props;
  const [said, setSaid] = useState('');
  const order = items.map(({ id }) => id);
  const moveTo = (id: string, place: number): void => {
    const next = moved(order, id, place);
    onOrder(next);
    const name = items.find((item) => item.id === id)?.name ?? '';
    setSaid(say.moved(name, next.indexOf(id) + 1, next.length));
  };
  const drag = usePointerDrag(isLocked, (id, place) => {
    if (place !== null && order.includes(place)) moveTo(id, order.indexOf(place));
  });
  return (
    <>
      <ol className={styles.list} aria-label={label}>
        {items.map((item, place) => (
          <SortableRow
            key={item.id}
            {...props}
            item={item}
            place={place}
            drag={drag}
            onMove={(to) => moveTo(item.id, to)}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </>
  );
}

interface RowProps<Item extends SortableItem> extends SortableListProps<Item> {
  readonly item: Item;
  readonly place: number;
  readonly drag: PointerDrag;
  readonly onMove: (place: number) => void;
}

function SortableRow<Item extends SortableItem>(props: RowProps<Item>): ReactElement {
  const { item, place, drag, isLocked, children, actions, details, farHeightPx } = props;
  const [row, isNear] = useNear<HTMLLIElement>(farHeightPx === undefined);
  if (!isNear)
    return (
      <li ref={row} className={styles.row} style={{ minHeight: farHeightPx }}>
        <span className={styles.number}>{place + 1}</span>
        <div className={styles.content}>{children(item, place, false)}</div>
      </li>
    );
  return (
    <li className={styles.row} data-drop={item.id} {...dragLook(drag, item.id)}>
      <span className={styles.number}>{place + 1}</span>
      {isLocked ? null : <RowHandle {...props} />}
      <div className={styles.content}>{children(item, place, true)}</div>
      <span className={joinClasses(styles.tools, actions && styles.below)}>
        {isLocked ? null : <RowButtons {...props} />}
        {actions?.(item)}
      </span>
      {details === undefined ? null : <div className={styles.details}>{details(item)}</div>}
    </li>
  );
}

/** A row that moves in the page loses the focus, so it is restored. */
function keepFocus(element: HTMLElement): void {
  requestAnimationFrame(() => element.focus());
}

function RowHandle<Item extends SortableItem>({
  item,
  place,
  drag,
  onMove,
  say,
}: RowProps<Item>): ReactElement {
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    keepFocus(event.currentTarget);
    onMove(place + by);
  };
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={say.drag(item.name)}
      onKeyDown={press}
      {...drag.handleProps(item.id)}
    >
      <GripVertical size={20} aria-hidden="true" />
    </button>
  );
}

function RowButtons<Item extends SortableItem>(props: RowProps<Item>): ReactElement {
  const { item, items, place, onMove, say } = props;
  return (
    <span className={styles.buttons}>
      <IconButton
        size="s"
        label={say.up(item.name)}
        icon={<ArrowUp size={18} aria-hidden="true" />}
        disabled={place === 0}
        onClick={(event) => {
          keepFocus(event.currentTarget);
          onMove(place - 1);
        }}
      />
      <IconButton
        size="s"
        label={say.down(item.name)}
        icon={<ArrowDown size={18} aria-hidden="true" />}
        disabled={place === items.length - 1}
        onClick={(event) => {
          keepFocus(event.currentTarget);
          onMove(place + 1);
        }}
      />
    </span>
  );
}
