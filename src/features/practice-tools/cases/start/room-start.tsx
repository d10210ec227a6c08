// The start of a room case: who comes, what they wear and carry, where things lie, what is locked.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Select } from '#src/ui/fields/select.tsx';
import { Switch } from '#src/ui/fields/switch.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ThingPicture } from '../../parts/thing-picture.tsx';
import styles from '../../practice-tools.module.css';
import { craftOf, setLocked, setParams, wear, wornIn } from './room-edits.ts';
import { RoomPerson } from './room-person.tsx';
import { RoomThings } from './room-things.tsx';
import type { RoomStartProps } from './start-props.ts';

export function RoomStart(props: RoomStartProps): ReactElement {
  return (
    <div className={styles.form}>
      <RoomPerson {...props} />
      <Clothes {...props} />
      <RoomThings {...props} />
      <Closets {...props} />
    </div>
  );
}

const NOTHING = 'nothing';

/** What is worn at each place of the body. */
function Clothes({ play, ruleset, edit }: RoomStartProps): ReactElement {
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
              <ThingPicture code={item?.code ?? null} />
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

function Closets({ play, ruleset, edit }: RoomStartProps): ReactElement | null {
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  if (play.furniture.length === 0) return null;
  const nameOf = (id: string): string => {
    const piece = ruleset.map.furniture.find((one) => one.id === id);
    return piece === undefined ? id : textIn(piece.text, language);
  };
  return (
    <Card title={t('room.closets')}>
      <div className={styles.form}>
        {play.furniture.map(({ id, status }) => (
          <Switch
            key={id}
            label={t('room.locked', { name: nameOf(id) })}
            checked={!status}
            onChange={() => edit(null, (now) => setLocked(now, id, !status))}
          />
        ))}
        <Switch
          label={t('room.hints')}
          description={t('room.hintsHow')}
          checked={play.isHintOn}
          onChange={() => edit(null, (now) => ({ ...now, isHintOn: !now.isHintOn }))}
        />
      </div>
    </Card>
  );
}
