import type { ButtonVariant } from './button.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './button.module.css';

/** A button's looks for what is a link by nature: `<NavLink className={buttonClass('secondary')}>`. */
export function buttonClass(variant: ButtonVariant = 'primary', size: 's' | 'm' | 'l' = 'm'): string {
  return joinClasses(styles.button, styles[variant], styles[size]);
}
