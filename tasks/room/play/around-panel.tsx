// What is round the person: Tab goes through it, the nearest first.
import { Box, DoorOpen, Hand, PersonStanding, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { textIn, type Language } from '#contract/languages.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { possibleActions } from '#machines/room/possible-actions.ts';
import type { RoomState } from '#machines/room/state.ts';
import { twinWords } from '#machines/room/twin/twin-words.ts';
import { roomTexts } from '../texts/room-texts.ts';
import styles from './room-player.module.css';
import { doorsAround, thingsAround, type Surrounding } from './surroundings.ts';
import { ThingButton, type TargetActs } from './thing-button.tsx';

interface AroundPanelProps extends TargetActs {
  readonly ruleset: RoomRuleset;
  readonly state: RoomState;
  readonly language: Language;
}

export function AroundPanel({ ruleset, state, language, ...acts }: AroundPanelProps): ReactElement {
  const texts = roomTexts(language);
  const things = thingsAround(ruleset, state);
  const hasOwnActions = possibleActions(ruleset, state, { kind: 'person' }).length > 0;
  return (
    <div className={styles.groups} data-around>
      {things.length === 0 ? null : <Rows rows={things} language={language} {...acts} />}
      <section className={styles.group} aria-label={texts.doors}>
        <h3 className={styles.groupTitle}>{texts.doors}</h3>
        <Rows rows={doorsAround(ruleset, state)} language={language} {...acts} />
      </section>
      {hasOwnActions ? (
        <section className={styles.group} aria-label={texts.self}>
          <h3 className={styles.groupTitle}>{texts.self}</h3>
          <ul className={styles.things}>
            <li>
              <ThingButton target={{ kind: 'person' }} text={texts.person} sign={PersonStanding} {...acts} />
            </li>
          </ul>
        </section>
      ) : null}
    </div>
  );
}

interface RowsProps extends TargetActs {
  readonly rows: readonly Surrounding[];
  readonly language: Language;
}

function Rows({ rows, language, ...acts }: RowsProps): ReactElement {
  return (
    <ul className={styles.things}>
      {rows.map((row) => (
        <li key={row.key}>
          <ThingButton
            target={row.target}
            text={textIn(row.text, language)}
            note={lockWord(row, language)}
            sign={signOf(row)}
            {...acts}
          />
        </li>
      ))}
    </ul>
  );
}

function signOf({ target }: Surrounding): LucideIcon {
  if (target.kind === 'door') return DoorOpen;
  return target.kind === 'item' ? Hand : Box;
}

function lockWord({ furniture }: Surrounding, language: Language): string | undefined {
  if (furniture === 'open') return textIn(twinWords.open, language);
  if (furniture === 'locked') return textIn(twinWords.locked, language);
  return undefined;
}
