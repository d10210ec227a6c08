// What a menu opens: its actions beside its button.
import type { ReactElement, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { joinClasses } from '../styles/join-classes.ts';
import { LocaleBoundary } from '../layout/locale-boundary.tsx';
import type { MenuAction } from './menu.tsx';
import styles from './menu.module.css';

interface OpenedMenuProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly align: 'start' | 'end';
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Opened by a key: the focus begins on the first action. */
  readonly byKey: boolean;
}

export function OpenedMenu(props: OpenedMenuProps): ReactElement {
  const { label, actions, button, align, isOpen, onOpenChange, byKey } = props;
  const disabledKeys = actions.filter((action) => action.disabled).map((action) => action.id);
  return (
    <LocaleBoundary>
      <Popover
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        aria-label={label}
        className={styles.popover ?? ''}
        placement={`bottom ${align}`}
        offset={4}
      >
        <AriaMenu
          // What comes after the menu was opened with nothing to choose gets the focus as well.
          key={String(disabledKeys.length < actions.length)}
          aria-label={label}
          items={actions}
          disabledKeys={disabledKeys}
          className={styles.menu ?? ''}
          autoFocus={byKey ? 'first' : true}
          onClose={() => onOpenChange(false)}
          // The second press of a double click still meets the menu, which is going.
          onAction={(id) => {
            if (isOpen) actions.find((action) => action.id === id)?.run?.();
          }}
        >
          {(action) => <ActionItem action={action} />}
        </AriaMenu>
      </Popover>
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
