// A person in a row: their picture and a text beside it.
import type { ReactElement, ReactNode } from 'react';
import type { User } from '#contract/entities/user.ts';
import { PersonAvatar } from '#src/ui/loaded/person-avatar.tsx';
import styles from './person-line.module.css';

interface PersonLineProps {
  readonly user: Pick<User, 'name' | 'surname' | 'avatarId'>;
  readonly sizePx?: number | undefined;
  readonly children: ReactNode;
}

export function PersonLine({ user, sizePx = 32, children }: PersonLineProps): ReactElement {
  return (
    <span className={styles.person}>
      <PersonAvatar name={`${user.name} ${user.surname}`} avatarId={user.avatarId} sizePx={sizePx} />
      <span className={styles.two}>{children}</span>
    </span>
  );
}
