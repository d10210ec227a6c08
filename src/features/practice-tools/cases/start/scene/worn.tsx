// What the person of the scene wears: put on by a search, taken off by a press.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ChipList } from '#src/ui/data/chip-list.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import styles from '../../../practice-tools.module.css';
import { craftOf, removeThing, wear, wornIn } from '../room-edits.ts';
import type { RoomStartProps } from '../start-props.ts';

export function Worn({ play, ruleset, edit }: RoomStartProps): ReactElement {
  const { t } = useTranslation(['case-start', 'lists']);
  const language = useLanguage();
  const worn = ruleset.slots.flatMap(({ id, text }) => {
    const setting = wornIn(play, ruleset, id);
    return setting === undefined ? [] : [{ id: setting.id, slot: textIn(text, language) }];
  });
  const nameOf = (craft: string): string => {
    const item = ruleset.items.find(({ id }) => id === craft);
    return item === undefined ? craft : textIn(item.text, language);
  };
  const name = t('room.clothes');
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{name}</legend>
      <ChipList
        label={name}
        chips={worn.map(({ id, slot }) => ({ id, text: nameOf(craftOf(id)), note: slot }))}
        removeLabel={({ text }) => t('room.takeAway', { name: text })}
        onRemove={(id) => edit(null, (now) => removeThing(now, id))}
        empty={t('room.empty')}
      />
      <ComboBox
        key={worn.map(({ id }) => id).join()}
        label={t('scene.putOn')}
        labelHidden
        placeholder={t('scene.putOn')}
        emptyText={t('lists:nothingFound')}
        value={null}
        onChange={(craft) =>
          edit(null, (now) => {
            const slot = ruleset.items.find(({ id }) => id === craft)?.slot;
            return slot === undefined ? now : wear(now, ruleset, slot, craft);
          })
        }
        options={ruleset.items
          .filter(({ slot }) => slot !== undefined)
          .map(({ id }) => ({ value: id, label: nameOf(id) }))}
      />
    </fieldset>
  );
}
