// What is with the person: in the hands, worn, in the bag.
import type { ReactElement } from 'react';
import { PUNCTUATION, textIn, type Language } from '#contract/languages.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { bagItems, bagOf, heldItems, wornItems, type OwnedItem } from '#machines/room/selectors.ts';
import type { Hand, RoomState, Subject } from '#machines/room/state.ts';
import { itemStateWords, twinWords } from '#machines/room/twin/twin-words.ts';
import { roomTexts } from '../texts/room-texts.ts';
import styles from './room-player.module.css';
import { ThingButton, type TargetActs } from './thing-button.tsx';
import { itemIcon } from './item-icon.ts';

interface InventoryPanelProps extends TargetActs {
  readonly ruleset: RoomRuleset;
  readonly state: RoomState;
  readonly language: Language;
}

export function InventoryPanel(props: InventoryPanelProps): ReactElement {
  const { ruleset, state, language } = props;
  const texts = roomTexts(language);
  const bag = bagOf(ruleset, state);
  return (
    <div className={styles.groups}>
      <div className={styles.hands}>
        <HandSlot {...props} hand="right" label={texts.rightHand} />
        <HandSlot {...props} hand="left" label={texts.leftHand} />
      </div>
      <Group {...props} label={texts.worn} items={wornItems(ruleset, state)} empty={texts.empty} />
      {bag ? (
        <Group
          {...props}
          label={texts.bag}
          items={bag.isInReach ? bagItems(ruleset, state) : []}
          empty={bag.isInReach ? texts.bagEmpty : texts.bagAway}
        />
      ) : null}
    </div>
  );
}

interface HandSlotProps extends InventoryPanelProps {
  readonly hand: Hand;
  readonly label: string;
}

function HandSlot({ hand, ...props }: HandSlotProps): ReactElement {
  const held = heldItems(props.ruleset, props.state).filter((one) => one.hand === hand);
  return <Group {...props} items={held} empty={roomTexts(props.language).empty} />;
}

interface GroupProps extends InventoryPanelProps {
  readonly label: string;
  readonly items: readonly OwnedItem[];
  readonly empty: string;
}

function Group({ label, items, empty, language, onMenu, onFirst }: GroupProps): ReactElement {
  return (
    <section className={styles.group} aria-label={label}>
      <h3 className={styles.groupTitle}>{label}</h3>
      {items.length === 0 ? <p className={styles.quiet}>{empty}</p> : null}
      <ul className={styles.tiles}>
        {items.map(({ subject, item }) => (
          <li key={subject.id}>
            <ThingButton
              target={{ kind: 'item', id: subject.id }}
              text={textIn(item.text, language)}
              note={conditionOf(subject, language)}
              icon={itemIcon(item)}
              onMenu={onMenu}
              onFirst={onFirst}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether a mask is set right is for the learner to see, not to read; open or closed is plain, and so is dirt. */
function conditionOf({ state, isSoiled }: Subject, language: Language): string | undefined {
  const isForTheEye = state === undefined || state === 'wrong' || state === 'correct';
  const words = [
    isForTheEye ? undefined : itemStateWords.get(state),
    isSoiled ? twinWords.soiled : undefined,
  ];
  const said = words.flatMap((one) => (one ? [textIn(one, language)] : []));
  return said.length > 0 ? said.join(PUNCTUATION[language].list) : undefined;
}
