import type { ReactElement } from 'react';
import { Modal, type ModalProps } from './modal.tsx';
import { closeOverlay, type OverlayName } from './overlay-store.ts';
import { useCurrentOverlay } from './use-overlay.ts';

interface NamedOverlayProps extends Omit<ModalProps, 'open' | 'onClose'> {
  readonly name: OverlayName;
  /** Called when the user closes it. */
  readonly onClosed?: (() => void) | undefined;
}

/** One of the exclusive overlays, open while the overlay store names it. */
export function NamedOverlay({ name, onClosed, ...rest }: NamedOverlayProps): ReactElement {
  const current = useCurrentOverlay();
  const close = (): void => {
    closeOverlay(name);
    onClosed?.();
  };
  return <Modal {...rest} open={current === name} onClose={close} />;
}
