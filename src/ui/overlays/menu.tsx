// A button that opens a menu of actions; what it opens loads with the first press, or when the page has loaded.
import { useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { joinClasses } from '../styles/join-classes.ts';
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
  /** The edge of the button that the menu keeps to: the end, as most stand at the end of a row. */
  readonly align?: 'start' | 'end';
}

const OPENING_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

const loadMenu = () => import('./opened-menu.tsx');

/** Loads what menus are made of before one is opened. */
export async function preloadMenus(): Promise<void> {
  await loadMenu();
}

type OpenedMenu = Awaited<ReturnType<typeof loadMenu>>['OpenedMenu'];

export function Menu({ label, trigger, actions, className, align = 'end' }: MenuProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<{ readonly OpenedMenu: OpenedMenu }>();
  const [isOpen, setOpen] = useState(false);
  const [byKey, setByKey] = useState(false);
  const open = (withKey: boolean): void => {
    setByKey(withKey);
    loadMenu().then(
      ({ OpenedMenu }) => {
        setLoaded({ OpenedMenu });
        setOpen(true);
      },
      // Without the network: the next press tries again.
      () => undefined,
    );
  };
  // Not by the click that a key makes: it looks like a screen reader's, and the first action would get the focus too late.
  const openByKey = (event: KeyboardEvent): void => {
    if (!OPENING_KEYS.has(event.key)) return;
    event.preventDefault();
    open(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={joinClasses(styles.trigger, className)}
        aria-haspopup="true"
        aria-expanded={isOpen}
        onPointerEnter={() => void preloadMenus().catch(() => undefined)}
        // A screen reader's click has no pointer.
        onClick={(event) => open(event.detail === 0)}
        onKeyDown={openByKey}
      >
        {/* Text instead of a label, so that the button's visible content stays part of its name. */}
        <VisuallyHidden>{label}</VisuallyHidden>
        {trigger}
      </button>
      {loaded ? (
        <loaded.OpenedMenu {...{ label, actions, button, isOpen, byKey, align }} onOpenChange={setOpen} />
      ) : null}
    </>
  );
}
