import type { ReactElement, ReactNode } from 'react';
import styles from './stat-tile.module.css';

interface StatTileProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Explains the figure, or gives its earlier value. */
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
}

/** One figure with its name, inside `StatTiles`. */
export function StatTile({ label, value, note, icon }: StatTileProps): ReactElement {
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>
        {icon ? (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        ) : null}
        {label}
      </dt>
      <dd className={styles.value}>{value}</dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </div>
  );
}

/** The list that lays tiles out in equal columns. */
export function StatTiles({ children }: { readonly children: ReactNode }): ReactElement {
  return <dl className={styles.tiles}>{children}</dl>;
}
