import type { ReactElement } from 'react';
import { joinClasses } from '#src/ui/join-classes.ts';
import { linkClass } from '#src/ui/link.tsx';
import styles from './form.module.css';

interface LinkButtonProps {
  readonly text: string;
  readonly onPress: () => void;
  readonly className?: string | undefined;
}

/** Goes from one overlay to another: a button by nature, a link by its looks. */
export function LinkButton({ text, onPress, className }: LinkButtonProps): ReactElement {
  return (
    <button type="button" className={joinClasses(linkClass(), styles.link, className)} onClick={onPress}>
      {text}
    </button>
  );
}
