import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { joinClasses } from '../styles/join-classes.ts';
import { Tooltip } from '../overlays/tooltip.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label' | 'aria-pressed'
> {
  /** What it does: its accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 's' | 'm' | 'l' | undefined;
  readonly variant?: 'plain' | 'outlined' | undefined;
  /** Shows the label as a tooltip. */
  readonly withTooltip?: boolean | undefined;
  /** Set for a toggle button. */
  readonly pressed?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with only an icon; its label is its accessible name. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { label, icon, size = 'm', variant = 'plain', withTooltip = false, pressed, ...rest } = props;
  const { disabled, className, type = 'button', onClick, ...native } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (disabled) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      {...native}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      className={joinClasses(styles.button, styles[size], styles[variant], className)}
      onClick={press}
    >
      {icon}
    </button>
  );
  return withTooltip ? <Tooltip text={label}>{button}</Tooltip> : button;
}
