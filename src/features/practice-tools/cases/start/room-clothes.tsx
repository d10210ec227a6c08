// What is worn at each place of the body at the start, and how.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { Item } from '#contract/simulation/room-catalogue.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Select } from '#src/ui/fields/select.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ThingPicture } from '../../parts/thing-picture.tsx';
import styles from '../../practice-tools.module.css';
import { craftOf, setParams, wear, wornIn } from './room-edits.ts';
import type { RoomStartProps } from './start-props.ts';

const NOTHING = 'nothing';

/** The code of a thing's pictures, and the colour over them. */
function lookOf(item: Item | undefined) {
  return { code: item?.code ?? null, ...item?.looksLike };
}

export function RoomClothes({ play, ruleset, edit }: RoomStartProps): ReactElement {
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  return (
    <Card title={t('room.clothes')} subtitle={t('room.clothesHow')}>
      <ul className={styles.slots}>
        {ruleset.slots.map(({ id: slot, text }) => {
          const worn = wornIn(play, ruleset, slot);
          const craft = worn === undefined ? undefined : craftOf(worn.id);
          const items = ruleset.items.filter((item) => item.slot === slot);
          const item = items.find(({ id }) => id === craft);
          const name = textIn(text, language);
          return (
            <li key={slot} className={styles.slot}>
              <ThingPicture {...lookOf(item)} />
              <div className={styles.form}>
                <Select
                  label={name}
                  placeholder={t('room.nothing')}
                  value={craft ?? NOTHING}
                  options={[
                    { value: NOTHING, label: t('room.nothing') },
                    ...items.map(({ id, text: own }) => ({ value: id, label: textIn(own, language) })),
                  ]}
                  onChange={(chosen) =>
                    edit(null, (now) => wear(now, ruleset, slot, chosen === NOTHING ? undefined : chosen))
                  }
                />
                {worn === undefined || item?.states === undefined ? null : (
                  <Select
                    label={t('room.stateOf', { name })}
                    placeholder={t('room.state')}
                    value={worn.params ?? item.states[0] ?? null}
                    options={item.states.map((value) => ({
                      value,
                      label: t(`room.states.${value}`, { defaultValue: value }),
                    }))}
                    onChange={(state) => edit(null, (now) => setParams(now, worn.id, state))}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
