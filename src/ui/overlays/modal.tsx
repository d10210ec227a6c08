// The modal dialog itself, loaded when one is first opened.
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../buttons/icon-button.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import { LocaleBoundary } from '../layout/locale-boundary.tsx';
import styles from './overlay.module.css';
import { useHeldPage } from './use-held-page.ts';

export interface ModalProps {
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

/** Fades in 300 ms, keeps the focus, closes on Escape, the cross and a click outside. */
export function Modal(props: ModalProps): ReactElement {
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
        <AriaModal className={joinClasses(styles.modal, styles[size])}>
          <Dialog role={kind} className={styles.dialog ?? ''}>
            <ModalBody {...props} />
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </LocaleBoundary>
  );
}

function ModalBody({
  title,
  titleHidden,
  closeLabel,
  onClose,
  locked,
  children,
  footer,
}: ModalProps): ReactElement {
  useHeldPage();
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
      {/* What its parts still load, such as the words of its fields, is waited for here: the dialog stays. */}
      <div className={styles.content}>
        <Suspense fallback={null}>{children}</Suspense>
      </div>
      {footer ? <footer className={styles.footer}>{footer}</footer> : null}
    </>
  );
}
