// The controls of a recording: leave, freeze, take back, a note, wrong on purpose, done.
import { ArrowLeft, Ban, Check, Pause, Play, StickyNote, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { hasDeed, lastNote, takesBack, type IsDeed, type RecordingLog } from './recording-log.ts';
import styles from './recorder.module.css';

const MAX_NOTE = 500;

interface RecordingBarProps {
  readonly title: string;
  readonly log: RecordingLog;
  readonly isDeed: IsDeed;
  /** Whether the device keeps it; if not, it goes with the page. */
  readonly isKept: boolean;
  readonly isFrozen: boolean;
  readonly onFreeze: (isFrozen: boolean) => void;
  readonly onTakeBack: () => void;
  /** The scene stands anew because something was taken back: the focus stays at the button that did it. */
  readonly hasTakenBack: boolean;
  /** undefined: nothing is marked as wrong here. */
  readonly onWrong: (() => void) | undefined;
  readonly onWrongEnd: (why: string) => void;
  readonly onNote: (note: string) => void;
  readonly onLeave: () => void;
  readonly onDone: () => void;
}

function standingOf({ isFrozen, isKept, log }: RecordingBarProps) {
  if (isFrozen) return 'bar.frozen';
  if (log.wrongFrom !== undefined) return 'bar.wrongNow';
  return isKept ? 'bar.recording' : 'bar.unkept';
}

export function RecordingBar(props: RecordingBarProps): ReactElement {
  const { title, log, isDeed, isFrozen, onFreeze, onTakeBack, onWrong, onLeave, onDone } = props;
  const { t } = useTranslation('recorder');
  const [asked, ask] = useState<'NOTE' | 'WRONG'>();
  const isWrong = log.wrongFrom !== undefined;
  const isShown = hasDeed(log, isDeed);
  const takenBack = takesBack(log);
  const back = useFocusWhenBack(props.hasTakenBack);
  return (
    <div className={styles.bar} data-recording={log.entries.length}>
      <IconButton label={t('bar.leave')} icon={<ArrowLeft aria-hidden="true" />} onClick={onLeave} />
      <div className={styles.titles}>
        <h1>{title}</h1>
        <p className={isWrong ? styles.wrong : styles.note} aria-live="polite">
          {t(standingOf(props))}
        </p>
      </div>
      <IconButton
        label={t(isFrozen ? 'bar.goOn' : 'bar.freeze')}
        icon={isFrozen ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        onClick={() => onFreeze(!isFrozen)}
      />
      <IconButton
        ref={back}
        label={t(takenBack === 'BEFORE' ? 'bar.bringBack' : 'bar.takeBack')}
        icon={<Undo2 aria-hidden="true" />}
        disabled={takenBack === undefined}
        onClick={onTakeBack}
      />
      <IconButton
        label={t('bar.note')}
        icon={<StickyNote aria-hidden="true" />}
        disabled={!isShown}
        onClick={() => ask('NOTE')}
      />
      <WrongButton
        isWrong={isWrong}
        isShown={isShown}
        onWrong={onWrong}
        // Nothing was wrong: there is nothing to be explained.
        onEnd={isShown ? () => ask('WRONG') : () => props.onWrongEnd('')}
      />
      <DoneButton isWrong={isWrong} isShown={isShown} onDone={onDone} />
      {asked === undefined ? null : (
        <Why
          kind={asked}
          first={asked === 'NOTE' ? lastNote(log, isDeed) : ''}
          onClose={() => ask(undefined)}
          onSay={(text) => {
            ask(undefined);
            if (asked === 'NOTE') props.onNote(text);
            else props.onWrongEnd(text);
          }}
        />
      )}
    </div>
  );
}

/** After what the scene itself takes the focus to, such as a paper that is open in it. */
function useFocusWhenBack(hasTakenBack: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!hasTakenBack) return undefined;
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [hasTakenBack]);
  return button;
}

interface WrongButtonProps extends Pick<RecordingBarProps, 'onWrong'> {
  readonly isWrong: boolean;
  /** Whether anything wrong was done. */
  readonly isShown: boolean;
  readonly onEnd: () => void;
}

function WrongButton({ isWrong, isShown, onWrong, onEnd }: WrongButtonProps): ReactElement | null {
  const { t } = useTranslation('recorder');
  if (onWrong === undefined) return null;
  return (
    <IconButton
      label={t(!isWrong ? 'bar.wrong' : isShown ? 'bar.wrongEnd' : 'bar.wrongNone')}
      icon={<Ban aria-hidden="true" />}
      // Its name tells what it does next, so it is no toggle; its frame shows that errors are recorded.
      variant={isWrong ? 'outlined' : 'plain'}
      onClick={isWrong ? onEnd : onWrong}
    />
  );
}

interface DoneButtonProps extends Pick<RecordingBarProps, 'onDone'> {
  readonly isWrong: boolean;
  readonly isShown: boolean;
}

function DoneButton({ isWrong, isShown, onDone }: DoneButtonProps): ReactElement {
  const { t } = useTranslation('recorder');
  const why = isWrong ? t('bar.doneWrong') : t('bar.doneNone');
  const isReady = isShown && !isWrong;
  return (
    <Button
      icon={<Check size={18} aria-hidden="true" />}
      text={t('bar.done')}
      disabled={!isReady}
      tooltip={isReady ? undefined : why}
      onClick={onDone}
    />
  );
}

interface WhyProps {
  readonly kind: 'NOTE' | 'WRONG';
  /** What was said before. */
  readonly first: string;
  readonly onClose: () => void;
  readonly onSay: (text: string) => void;
}

/** Why something is done, or why it is wrong. */
function Why({ kind, first, onClose, onSay }: WhyProps): ReactElement {
  const { t } = useTranslation(['recorder', 'common']);
  const [text, setText] = useState(first);
  return (
    <Overlay
      open
      size="s"
      title={t(`why.${kind}.title`)}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button
            text={t(`why.${kind}.say`)}
            disabled={kind === 'NOTE' && text.trim() === first}
            onClick={() => onSay(text.trim())}
          />
        </>
      }
    >
      <TextArea
        autoFocus
        label={t(`why.${kind}.label`)}
        description={t(`why.${kind}.how`)}
        maxLength={MAX_NOTE}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Overlay>
  );
}
