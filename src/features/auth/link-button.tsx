import type { ReactElement } from 'react';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import { linkClass } from '#src/ui/navigation/link.tsx';
import styles from './form.module.css';

interface LinkButtonProps {
  readonly text: string;
  readonly onPress: () => void;
  readonly className?: string | undefined;
}

/** Switches from one overlay to another: a button that looks like a link. */
export function LinkButton({ text, onPress, className }: LinkButtonProps): ReactElement {
  return (
    <button type="button" className={joinClasses(linkClass(), styles.link, className)} onClick={onPress}>
      {text}
    </button>
  );
}
