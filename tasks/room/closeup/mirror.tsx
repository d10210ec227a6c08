// The mirror: the person from the front and their face close up; in TRAINING with notes on what is not right.
import type { ReactElement } from 'react';
import type { Manifest, MirrorEntry, MirrorLook } from '#assets/manifest.ts';
import { filled, PUNCTUATION, textIn, type Language } from '#contract/languages.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { ActionTarget } from '#machines/room/possible-actions.ts';
import { wornItems } from '#machines/room/selectors.ts';
import type { RoomState } from '#machines/room/state.ts';

import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { roomTexts } from '../texts/room-texts.ts';
import { calloutsOf, type Callout } from './callouts.ts';
import { closeUpTexts } from './close-up-texts.ts';
import styles from './mirror.module.css';
import { mirrorColours, mirrorNames, mirrorNotes } from './mirror-view.ts';
import { Reflection } from './reflection.tsx';
import { usePictures } from './use-pictures.ts';

/** Width of the glass, which is that of the picture of the room behind, in pixels at 1x. */
const GLASS_WIDTH = 554;

/** Until the pictures are loaded, the notes are beside an empty glass. */
const NO_LOOK: MirrorLook = { width: GLASS_WIDTH, height: 1, pivotX: 0, pivotY: 0, spots: {} };

interface MirrorProps {
  readonly ruleset: RoomRuleset;
  readonly state: RoomState;
  readonly language: Language;
  /** TRAINING: says what is not right. */
  readonly saysReason: boolean;
  /** Opens the actions for a note. */
  readonly onMenu: (target: ActionTarget) => void;
}

export function Mirror(props: MirrorProps): ReactElement {
  const manifest = usePictures();
  const looks = manifest?.mirror?.[props.state.person.gender];
  const callouts = calloutsIn(props, looks);
  const shown = manifest && looks ? { ...props, manifest, looks } : undefined;
  return (
    <div className={styles.mirror}>
      <div className={styles.whole}>
        <figure className={styles.glass}>
          <figcaption>
            <VisuallyHidden>{labelOf(props)}</VisuallyHidden>
          </figcaption>
          {shown ? <Shown {...shown} look="figure" /> : null}
          {shown ? <Markers callouts={callouts} /> : null}
        </figure>
        {props.saysReason ? <Notes {...props} callouts={callouts} /> : null}
      </div>
      <figure className={styles.face}>
        {shown ? <Shown {...shown} look="head" /> : null}
        <figcaption>{closeUpTexts(props.language).fromNear}</figcaption>
      </figure>
    </div>
  );
}

function calloutsIn({ ruleset, state, saysReason }: MirrorProps, looks: MirrorEntry | undefined) {
  const notes = saysReason ? mirrorNotes(ruleset, state) : [];
  return calloutsOf(notes, looks?.figure ?? NO_LOOK, GLASS_WIDTH);
}

function labelOf({ ruleset, state, language }: MirrorProps): string {
  const texts = roomTexts(language);
  const worn = wornItems(ruleset, state).map(({ item }) => textIn(item.text, language));
  return filled(texts.closeUp.mirror, {
    worn: worn.length > 0 ? worn.join(PUNCTUATION[language].list) : texts.empty,
  });
}

interface ShownProps extends MirrorProps {
  readonly manifest: Manifest;
  readonly looks: MirrorEntry;
  readonly look: keyof MirrorEntry;
}

function Shown({ manifest, looks, look, ruleset, state }: ShownProps): ReactElement {
  const shown = looks[look];
  return (
    <Reflection
      manifest={manifest}
      look={shown}
      names={mirrorNames(manifest, ruleset, state, look)}
      colours={mirrorColours(ruleset, state)}
      glassWidth={look === 'figure' ? GLASS_WIDTH : shown.width}
      room={state.person.location}
    />
  );
}

/** Numbers on the person, each with a line to its note. */
function Markers({ callouts }: { readonly callouts: readonly Callout[] }): ReactElement {
  return (
    <div aria-hidden="true" className={styles.markers}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {callouts.map(({ note, x, y, side, top }) => (
          <line key={note.id} x1={side === 'left' ? 27 : 73} y1={top} x2={x} y2={y} />
        ))}
      </svg>
      {callouts.map(({ note, number, x, y }) => (
        <span key={note.id} data-marker={note.spot} style={{ left: `${x}%`, top: `${y}%` }}>
          {number}
        </span>
      ))}
    </div>
  );
}

interface NotesProps extends MirrorProps {
  readonly callouts: readonly Callout[];
}

function Notes({ callouts, language, onMenu }: NotesProps): ReactElement {
  const texts = roomTexts(language).closeUp;
  if (callouts.length === 0) return <p className={styles.fine}>{texts.fine}</p>;
  return (
    <ol className={styles.notes} aria-label={texts.notes}>
      {callouts.map(({ note, number, side, top }) => {
        const text = textIn(note.text, language);
        return (
          <li key={note.id} data-side={side} style={{ top: `${top}%` }}>
            <button type="button" onClick={() => onMenu(note.target)}>
              <span aria-hidden="true">{number}</span>
              <VisuallyHidden>
                {filled(closeUpTexts(language).note, { number: String(number) })}
              </VisuallyHidden>
              {text}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
