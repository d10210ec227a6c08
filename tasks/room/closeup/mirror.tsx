// The mirror: the person from the front, mirrored; in TRAINING with what is not right yet.
import type { ReactElement } from 'react';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { textIn, type Language } from '#contract/text-in.ts';
import { wornItems } from '#machines/room/selectors.ts';
import type { RoomState } from '#machines/room/state.ts';
import { ManifestPicture, useManifest } from '#scenes/kit/manifest-picture.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { filled, roomTexts } from '../texts/room-texts.ts';
import styles from './close-up.module.css';
import { mirrorNames, mirrorNotes } from './mirror-view.ts';

/** CSS pixels for a pixel at 1x, and the room that the tallest dress needs round the feet. */
const SCALE = 1.2;
const ROOM = [70 * SCALE, 290 * SCALE, 70 * SCALE, 40 * SCALE] as const;

export interface MirrorProps {
  readonly ruleset: RoomRuleset;
  readonly state: RoomState;
  readonly language: Language;
  /** TRAINING: says what is not right. */
  readonly saysReason: boolean;
}

export function Mirror({ ruleset, state, language, saysReason }: MirrorProps): ReactElement {
  const manifest = useManifest();
  const texts = roomTexts(language);
  const worn = wornItems(ruleset, state).map(({ item }) => textIn(item.text, language));
  const label = filled(texts.closeUp.mirror, { worn: worn.length > 0 ? worn.join(', ') : texts.empty });
  return (
    <div className={styles.mirror}>
      <figure className={styles.glass}>
        <figcaption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </figcaption>
        <div className={styles.reflection}>
          {manifest ? (
            <ManifestPicture
              manifest={manifest}
              names={mirrorNames(manifest, ruleset, state)}
              room={ROOM}
              scale={SCALE}
            />
          ) : null}
        </div>
      </figure>
      {saysReason ? <Notes ruleset={ruleset} state={state} language={language} /> : null}
    </div>
  );
}

function Notes({ ruleset, state, language }: Omit<MirrorProps, 'saysReason'>): ReactElement {
  const texts = roomTexts(language).closeUp;
  const notes = mirrorNotes(ruleset, state);
  return (
    <div className={styles.notes}>
      <h3>{texts.notes}</h3>
      {notes.length === 0 ? <p className={styles.quiet}>{texts.fine}</p> : null}
      <ul>
        {notes.map(({ id, text }) => (
          <li key={id}>{textIn(text, language)}</li>
        ))}
      </ul>
    </div>
  );
}
