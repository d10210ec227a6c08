import type { ReactElement } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  readonly sizePx?: number | undefined;
  /** The initials, if those of the name are not suitable. */
  readonly initials?: string | undefined;
  /** A square picture instead of the initials. */
  readonly pictureUrl?: string | undefined;
}

/** A person's picture, else their initials; the name itself is beside it or on its container. */
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
