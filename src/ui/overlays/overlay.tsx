import type { ReactElement, ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../buttons/icon-button.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import { LocaleBoundary } from '../layout/locale-boundary.tsx';
import { closeOverlay } from './overlay-store.ts';
import type { OverlayName } from './overlay-store.ts';
import { useCurrentOverlay } from './use-overlay.ts';
import styles from './overlay.module.css';

interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly titleHidden?: boolean | undefined;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Buttons at the lower edge. */
  readonly footer?: ReactNode;
  readonly size?: 's' | 'm' | 'l' | 'full' | undefined;
  /** An alert dialog asks for a decision: a click outside does not close it. */
  readonly kind?: 'dialog' | 'alertdialog' | undefined;
  /** Only its own buttons close it, for example while a form is being sent. */
  readonly locked?: boolean | undefined;
}

/** A modal dialog: fades in 300 ms, keeps the focus, closes on Escape, the cross and a click outside. */
export function Overlay(props: OverlayProps): ReactElement {
  const { open, onClose, size = 's', kind = 'dialog', locked = false } = props;
  return (
    <LocaleBoundary>
      <ModalOverlay
        isOpen={open}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        isDismissable={kind === 'dialog' && !locked}
        isKeyboardDismissDisabled={locked}
        className={styles.scrim ?? ''}
      >
        <Modal className={joinClasses(styles.modal, styles[size])}>
          <Dialog role={kind} className={styles.dialog ?? ''}>
            <OverlayBody {...props} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </LocaleBoundary>
  );
}

function OverlayBody({
  title,
  titleHidden,
  closeLabel,
  onClose,
  locked,
  children,
  footer,
}: OverlayProps): ReactElement {
  return (
    <>
      <header className={styles.header}>
        <Heading
          slot="title"
          level={2}
          className={joinClasses(styles.title, titleHidden && styles.titleHidden)}
        >
          {title}
        </Heading>
        <IconButton label={closeLabel} icon={<X aria-hidden="true" />} disabled={locked} onClick={onClose} />
      </header>
      <div className={styles.content}>{children}</div>
      {footer ? <footer className={styles.footer}>{footer}</footer> : null}
    </>
  );
}

/** One of the exclusive overlays, open while the overlay store names it. */
export function NamedOverlay({
  name,
  ...rest
}: Omit<OverlayProps, 'open' | 'onClose'> & NamedProps): ReactElement {
  const current = useCurrentOverlay();
  const close = (): void => {
    closeOverlay(name);
    rest.onClosed?.();
  };
  return <Overlay {...rest} open={current === name} onClose={close} />;
}

interface NamedProps {
  readonly name: OverlayName;
  /** Called when the user closes it. */
  readonly onClosed?: (() => void) | undefined;
}
