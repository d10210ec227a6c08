import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { joinClasses } from '../styles/join-classes.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'white' | 'gradient' | 'error' | 'green';
type ButtonSize = 's' | 'm' | 'l';

interface ButtonLooks {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly fullWidth?: boolean | undefined;
}

interface ButtonContent {
  readonly text: string;
  /** Rendered before the text. */
  readonly icon?: ReactNode;
  readonly iconEnd?: ReactNode;
}

type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>;

interface ButtonProps extends NativeButton, ButtonLooks, ButtonContent {
  /** An action is in progress: the button keeps its focus and width, but cannot be pressed. */
  readonly loading?: boolean | undefined;
  readonly tooltip?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** The product's button. It stays focusable when disabled, so that its tooltip can say why. */
export function Button(props: ButtonProps): ReactElement {
  const { text, icon, iconEnd, variant, size, fullWidth, loading, tooltip, disabled, ...native } = props;
  const unusable = Boolean(disabled) || Boolean(loading);
  const { onClick } = native;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (unusable) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      type="button"
      {...native}
      className={joinClasses(buttonClass({ variant, size, fullWidth }), native.className)}
      aria-disabled={unusable || undefined}
      aria-busy={loading || undefined}
      onClick={press}
    >
      <span className={joinClasses(styles.content, loading && styles.hidden)}>
        {buttonContent({ text, icon, iconEnd })}
      </span>
      {loading ? <BusyMark /> : null}
    </button>
  );
  return tooltip ? <Tooltip text={tooltip}>{button}</Tooltip> : button;
}

/** The look of a button for a link: `<RouterLink className={buttonClass({ variant: 'secondary' })}>`. */
export function buttonClass({ variant = 'primary', size = 'm', fullWidth }: ButtonLooks = {}): string {
  return joinClasses(styles.button, styles[variant], styles[size], fullWidth && styles.full);
}

function buttonContent({ text, icon, iconEnd }: ButtonContent): ReactElement {
  return (
    <>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span>{text}</span>
      {iconEnd ? <span className={styles.icon}>{iconEnd}</span> : null}
    </>
  );
}

function BusyMark(): ReactElement {
  return (
    <span className={styles.spinner}>
      <Spinner size="s" />
    </span>
  );
}
