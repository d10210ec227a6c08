import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { ModalProps } from './modal.tsx';

const loadModal = () => import('./modal.tsx');
const LateModal = lazy(async () => ({ default: (await loadModal()).Modal }));

/** Loads what dialogs are made of before one is opened. */
export async function preloadOverlays(): Promise<void> {
  await loadModal();
}

/** A modal dialog: fades in 300 ms, keeps the focus, closes on Escape, the cross and a click outside. */
export function Overlay(props: ModalProps): ReactElement | null {
  const { open } = props;
  // Once opened it stays, so that it can fade out.
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  if (!open && !wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <LateModal {...props} />
    </Suspense>
  );
}
