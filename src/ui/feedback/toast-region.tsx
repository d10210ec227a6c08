import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
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
  return (
    // The attribute keeps toasts reachable while a dialog hides the rest of the page.
    <section aria-label={label} aria-live="polite" className={styles.region} data-react-aria-top-layer="true">
      <ol className={styles.list}>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} dismissLabel={dismissLabel} />
        ))}
      </ol>
    </section>
  );
}

interface ToastItemProps {
  readonly toast: Toast;
  readonly dismissLabel: string;
}

function ToastItem({ toast, dismissLabel }: ToastItemProps): ReactElement {
  const Icon = ICONS[toast.tone];
  const dismiss = (): void => dismissToast(toast.id);
  const hold = useDismissal(toast);
  return (
    <li className={joinClasses(styles.toast, styles[toast.tone])} {...hold}>
      <Icon size={20} aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>{toast.text}</p>
      {toast.action ? <ToastAction toast={toast} /> : null}
      <IconButton size="s" label={dismissLabel} icon={<X aria-hidden="true" />} onClick={dismiss} />
    </li>
  );
}

function ToastAction({ toast }: { readonly toast: Toast }): ReactElement | null {
  const { action } = toast;
  if (!action) return null;
  const run = (): void => {
    action.run();
    dismissToast(toast.id);
  };
  return <Button size="s" variant="secondary" text={action.text} onClick={run} />;
}

interface Hold {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

function useDismissal({ id, durationMs }: Toast): Hold {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || durationMs === null) return undefined;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [held, id, durationMs]);
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}
