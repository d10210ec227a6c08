// The keys of a player and what each does.
import type { ReactElement } from 'react';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import styles from './keys-dialog.module.css';

interface KeysDialogProps {
  readonly texts: { readonly help: string; readonly close: string };
  readonly rows: readonly (readonly [key: string, text: string])[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function KeysDialog({ texts, rows, isOpen, onClose }: KeysDialogProps): ReactElement {
  return (
    <Overlay open={isOpen} title={texts.help} closeLabel={texts.close} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Overlay>
  );
}
