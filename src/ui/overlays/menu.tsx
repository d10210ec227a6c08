import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button } from 'react-aria-components/Button';
import { joinClasses } from '../styles/join-classes.ts';
import { LocaleBoundary } from '../layout/locale-boundary.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './menu.module.css';

export interface MenuAction {
  readonly id: string;
  readonly text: string;
  readonly icon?: ReactNode;
  /** Explains why an item is disabled, or what it does. */
  readonly note?: string | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
  readonly disabled?: boolean | undefined;
  readonly href?: string | undefined;
  readonly run?: (() => void) | undefined;
}

interface MenuProps {
  /** The accessible name of the button and its menu. */
  readonly label: string;
  /** The button's content: a hidden icon, an avatar. */
  readonly trigger: ReactNode;
  readonly actions: readonly MenuAction[];
  readonly className?: string | undefined;
}

/** A button that opens a menu of actions. */
export function Menu({ label, trigger, actions, className }: MenuProps): ReactElement {
  const disabledKeys = actions.filter((action) => action.disabled).map((action) => action.id);
  return (
    <LocaleBoundary>
      <MenuTrigger>
        <Button className={joinClasses(styles.trigger, className)}>
          {/* Text instead of a label, so that the button's visible content stays part of its name. */}
          <VisuallyHidden>{label}</VisuallyHidden>
          {trigger}
        </Button>
        <Popover className={styles.popover ?? ''} placement="bottom end" offset={4}>
          <AriaMenu
            aria-label={label}
            items={actions}
            disabledKeys={disabledKeys}
            className={styles.menu ?? ''}
          >
            {(action) => <ActionItem action={action} />}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </LocaleBoundary>
  );
}

function ActionItem({ action }: { readonly action: MenuAction }): ReactElement {
  return (
    <MenuItem
      id={action.id}
      textValue={action.text}
      className={joinClasses(styles.item, action.tone === 'danger' && styles.danger)}
      {...(action.href ? { href: action.href } : null)}
      {...(action.run ? { onAction: action.run } : null)}
    >
      {action.icon ? (
        <span className={styles.icon} aria-hidden="true">
          {action.icon}
        </span>
      ) : null}
      <span className={styles.words}>
        {action.text}
        {action.note ? <span className={styles.note}>{action.note}</span> : null}
      </span>
    </MenuItem>
  );
}
