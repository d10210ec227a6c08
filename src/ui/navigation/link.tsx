import type { AnchorHTMLAttributes, ReactElement, ReactNode } from 'react';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './link.module.css';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly children: ReactNode;
  readonly quiet?: boolean | undefined;
}

/** A plain anchor that looks like a link. For a routed link, use `linkClass`. */
export function Link({ quiet, className, children, ...rest }: LinkProps): ReactElement {
  return (
    <a {...rest} className={joinClasses(linkClass(quiet), className)}>
      {children}
    </a>
  );
}

/** The class of a link, for the router's own link component. */
export function linkClass(quiet = false): string {
  return joinClasses(styles.link, quiet && styles.quiet);
}
