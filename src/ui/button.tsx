import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { joinClasses } from './join-classes.ts';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'white' | 'gradient' | 'error' | 'green';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly text: string;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 's' | 'm' | 'l' | undefined;
  /** Work is under way: the button keeps its focus and width, and can't be pressed. */
  readonly loading?: boolean | undefined;
  readonly tooltip?: ReactNode;
  /** Stands before the text. */
  readonly icon?: ReactNode;
  readonly iconEnd?: ReactNode;
  readonly fullWidth?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** The product's button. Unusable, it stays focusable, so that its tooltip can say why. */
export function Button(props: ButtonProps): ReactElement {
  const {
    text,
    variant = 'primary',
    size = 'm',
    loading = false,
    tooltip,
    icon,
    iconEnd,
    fullWidth = false,
  } = props;
  const { disabled = false, onClick, className, type = 'button', ...rest } = withoutOwnProps(props);
  const unusable = disabled || loading;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (unusable) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      {...rest}
      type={type}
      className={joinClasses(
        styles.button,
        styles[variant],
        styles[size],
        fullWidth && styles.full,
        className,
      )}
      aria-disabled={unusable || undefined}
      aria-busy={loading || undefined}
      onClick={press}
    >
      <span className={joinClasses(styles.content, loading && styles.hidden)}>
        {icon ? <span className={styles.icon}>{icon}</span> : null}
        <span>{text}</span>
        {iconEnd ? <span className={styles.icon}>{iconEnd}</span> : null}
      </span>
      {loading ? (
        <span className={styles.spinner}>
          <Spinner size="s" />
        </span>
      ) : null}
    </button>
  );
  return tooltip ? <Tooltip text={tooltip}>{button}</Tooltip> : button;
}

function withoutOwnProps(props: ButtonProps): ButtonHTMLAttributes<HTMLButtonElement> {
  const {
    text: _text,
    variant: _variant,
    size: _size,
    loading: _loading,
    tooltip: _tooltip,
    ...others
  } = props;
  const { icon: _icon, iconEnd: _iconEnd, fullWidth: _fullWidth, ...rest } = others;
  return rest;
}
