// Starting a case over, after a question: one button of a player's tool bar.
import { RotateCcw } from 'lucide-react';
import { Suspense, useState, type ReactElement } from 'react';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { LateConfirmDialog } from './late-confirm.ts';

interface RestartButtonProps {
  readonly texts: { readonly restart: string; readonly restartAsk: string; readonly close: string };
  /** What starting over comes to here, asked before; left out: as in an attempt. */
  readonly ask?: string | undefined;
  readonly withTooltip?: boolean;
  readonly onRestart: () => void;
}

export function RestartButton(props: RestartButtonProps): ReactElement {
  const { texts, ask = texts.restartAsk, withTooltip = false, onRestart } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        label={texts.restart}
        withTooltip={withTooltip}
        icon={<RotateCcw aria-hidden="true" />}
        onClick={() => setAsking(true)}
      />
      {isAsking ? (
        <Suspense fallback={null}>
          <LateConfirmDialog
            open
            title={texts.restart}
            confirmText={texts.restart}
            cancelText={texts.close}
            onConfirm={() => {
              setAsking(false);
              onRestart();
            }}
            onCancel={() => setAsking(false)}
          >
            {ask}
          </LateConfirmDialog>
        </Suspense>
      ) : null}
    </>
  );
}
