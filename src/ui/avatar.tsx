import type { ReactElement } from 'react';
import styles from './avatar.module.css';

export interface AvatarProps {
  readonly name: string;
  readonly sizePx?: number | undefined;
  /** The letters to show where the name's first ones will not do. */
  readonly initials?: string | undefined;
  /** A square picture in place of the initials. */
  readonly pictureUrl?: string | undefined;
}

/** The picture of a person, else their initials; the name itself stands beside it or on what holds it. */
export function Avatar({ name, sizePx = 36, initials, pictureUrl }: AvatarProps): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={styles.avatar}
      style={{ width: sizePx, height: sizePx, fontSize: Math.round(sizePx * 0.38) }}
    >
      {pictureUrl === undefined ? (
        (initials ?? initialsOf(name))
      ) : (
        <img src={pictureUrl} alt="" width={sizePx} height={sizePx} className={styles.picture} />
      )}
    </span>
  );
}

/** The first letters of the first two words. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).slice(0, 2);
  return words.map((word) => (Array.from(word)[0] ?? '').toUpperCase()).join('');
}

export interface UserBadgeProps {
  readonly name: string;

  readonly roleTitle: string;
  /** Leaves the initials alone where there is little room. */
  readonly compactWhenNarrow?: boolean | undefined;
}

/** Who is signed in. */
export function UserBadge({ name, roleTitle, compactWhenNarrow = false }: UserBadgeProps): ReactElement {
  return (
    <span className={styles.badge} data-compact={compactWhenNarrow || undefined}>
      <Avatar name={name} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.role}>{roleTitle}</span>
      </span>
    </span>
  );
}
