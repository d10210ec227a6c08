// Below what an author makes: a step back and again, its history, whether it is saved, and what else can be done with it.
import { Redo2, Undo2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { SaveIndicator } from '#src/ui/feedback/save-indicator.tsx';
import styles from './drafts.module.css';

const INDICATED = { SERVER: 'server', SAVING: 'saving', HERE: 'here', UNREACHED: 'waiting' } as const;

interface DraftFootProps {
  readonly session: { undo(): void; redo(): void };
  readonly view: {
    readonly canUndo: boolean;
    readonly canRedo: boolean;
    readonly saved: keyof typeof INDICATED;
  };
  readonly history: ReactNode;
  /** Whether it differs from what is published. */
  readonly isChanged: boolean;
  /** New, and nobody has typed in it: there is nothing that could be saved. */
  readonly isUntouched?: boolean;
  /** Said while nothing differs from what is published; left out: that nothing has been changed. */
  readonly publishedText?: string | undefined;
  readonly children: ReactNode;
}

export function DraftFoot(props: DraftFootProps): ReactElement {
  const { session, view, history, isChanged, isUntouched = false, publishedText, children } = props;
  const { t } = useTranslation('work-editor');
  const { saved } = view;
  const isSame = !isChanged && saved === 'SERVER';
  return (
    <div className={styles.foot}>
      <IconButton
        label={t('undo')}
        icon={<Undo2 size={20} aria-hidden="true" />}
        disabled={!view.canUndo}
        onClick={() => session.undo()}
      />
      <IconButton
        label={t('redo')}
        icon={<Redo2 size={20} aria-hidden="true" />}
        disabled={!view.canRedo}
        onClick={() => session.redo()}
      />
      {history}
      {isUntouched ? null : (
        <SaveIndicator
          state={INDICATED[saved]}
          text={isSame ? (publishedText ?? t('nothingChanged')) : t(`saved.${saved}`)}
          isOutcome={isSame && publishedText !== undefined}
        />
      )}
      <span className={styles.space} />
      <div className={styles.acts}>{children}</div>
    </div>
  );
}
