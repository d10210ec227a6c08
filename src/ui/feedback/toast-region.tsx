import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent, type ReactElement } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import { currentToasts, dismissToast, onToastsChange } from './toast-store.ts';
import type { Toast } from './toast-store.ts';
import styles from './toast-region.module.css';

const ICONS = { danger: CircleAlert, success: CircleCheck, info: Info, warning: TriangleAlert } as const;

interface ToastRegionProps {
  readonly label: string;
  readonly dismissLabel: string;
}

/**
 * Where toasts appear and are announced; rendered once in the page. Hovering or focusing it keeps them open.
 */
export function ToastRegion({ label, dismissLabel }: ToastRegionProps): ReactElement {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, currentToasts);
  const cameFrom = useRef<Element | null>(null);
  return (
    // The attribute keeps toasts reachable while a dialog hides the rest of the page.
    <section aria-label={label} aria-live="polite" className={styles.region} data-react-aria-top-layer="true">
      <ol className={styles.list}>
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            dismissLabel={dismissLabel}
            onEnter={(from) => (cameFrom.current = from)}
            onDone={() => goBackTo(cameFrom.current)}
          />
        ))}
      </ol>
    </section>
  );
}

/** The button that was pressed goes with its toast: the focus returns to where it was, or to the content if that is gone. */
function goBackTo(element: Element | null): void {
  const way = element?.isConnected === true ? element : document.querySelector('main');
  if (way instanceof HTMLElement) way.focus({ preventScroll: true });
}

interface ToastItemProps {
  readonly toast: Toast;
  readonly dismissLabel: string;
  /** Called with what had the focus before; null: nothing had. */
  readonly onEnter: (from: Element | null) => void;
  readonly onDone: () => void;
}

function ToastItem({ toast, dismissLabel, onEnter, onDone }: ToastItemProps): ReactElement {
  const Icon = ICONS[toast.tone];
  const dismiss = (): void => {
    onDone();
    dismissToast(toast.id);
  };
  const hold = useDismissal(toast, onEnter);
  return (
    <li className={joinClasses(styles.toast, styles[toast.tone])} {...hold}>
      <Icon size={20} aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>{toast.text}</p>
      {toast.action ? <ToastAction toast={toast} onDone={dismiss} /> : null}
      <IconButton size="s" label={dismissLabel} icon={<X aria-hidden="true" />} onClick={dismiss} />
    </li>
  );
}

interface ToastActionProps {
  readonly toast: Toast;
  readonly onDone: () => void;
}

function ToastAction({ toast: { action }, onDone }: ToastActionProps): ReactElement | null {
  if (!action) return null;
  const run = (): void => {
    onDone();
    action.run();
  };
  return <Button size="s" variant="secondary" text={action.text} onClick={run} />;
}

interface Hold {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

function useDismissal({ id, durationMs }: Toast, onEnter: ToastItemProps['onEnter']): Hold {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || durationMs === null) return undefined;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [held, id, durationMs]);
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: ({ relatedTarget }) => {
      setHeld(true);
      const from = relatedTarget instanceof Element ? relatedTarget : null;
      if (!from?.closest('[data-react-aria-top-layer]')) onEnter(from);
    },
    onBlur: () => setHeld(false),
  };
}
