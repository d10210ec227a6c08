// Where things are at the start: in the hands, in the bag, and at each place of the suite.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ChipList } from '#src/ui/data/chip-list.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { MendPlace } from '#src/ui/loaded/drafts/mend-place.tsx';
import styles from '../../practice-tools.module.css';
import { addThing, removeThing, thingsAt, type Place } from './room-edits.ts';
import type { RoomStartProps } from './start-props.ts';

export function RoomThings(props: RoomStartProps): ReactElement {
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  const { locations, dropZones } = props.ruleset.map;
  return (
    <Card title={t('room.things')} subtitle={t('room.thingsHow')}>
      <div className={styles.form}>
        <div className={styles.pair}>
          <MendPlace name="play.person.hand">
            <Things {...props} place="hand" name={t('room.inHand')} />
          </MendPlace>
          <MendPlace name="play.person.bag">
            <Things {...props} place="bag" name={t('room.inBag')} />
          </MendPlace>
        </div>
        {locations.map(({ id: location, text }) => {
          const zones = dropZones.filter((zone) => zone.location === location);
          if (zones.length === 0) return null;
          const isUsed = zones.some(({ id, dropId }) =>
            props.play.subject.some(({ position }) => position === id || position === dropId),
          );
          return (
            <details key={location} className={styles.settings} open={isUsed}>
              <summary>{textIn(text, language)}</summary>
              <div className={styles.pair}>
                {placesOf(zones).map(({ id: zone, text: own, isShared }) => (
                  <Things
                    key={zone}
                    {...props}
                    place={{ zone }}
                    name={isShared ? t('room.ownPlace') : textIn(own, language)}
                  />
                ))}
              </div>
            </details>
          );
        })}
      </div>
    </Card>
  );
}

type Zone = RoomStartProps['ruleset']['map']['dropZones'][number];

interface ZoneRow {
  readonly id: string;
  readonly text: Zone['text'];
  /** Several zones share the name: the person's own one is meant. */
  readonly isShared: boolean;
}

/** Each zone by its own id, and first the names that several of a location share. */
function placesOf(zones: readonly Zone[]): readonly ZoneRow[] {
  const shared = zones.filter(
    ({ dropId }, at) =>
      zones.findIndex((other) => other.dropId === dropId) === at &&
      zones.some((other, later) => later > at && other.dropId === dropId),
  );
  return [
    ...shared.map(({ dropId, text }) => ({ id: dropId, text, isShared: true })),
    ...zones.map(({ id, text }) => ({ id, text, isShared: false })),
  ];
}

interface ThingsProps extends RoomStartProps {
  readonly place: Place;
  readonly name: string;
}

export function Things({ play, ruleset, edit, place, name }: ThingsProps): ReactElement {
  const { t } = useTranslation(['case-start', 'lists']);
  const language = useLanguage();
  const things = thingsAt(play, place);
  const nameOf = (craft: string): string => {
    const item = ruleset.items.find(({ id }) => id === craft);
    return item === undefined ? craft : textIn(item.text, language);
  };
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{name}</legend>
      <ChipList
        label={name}
        chips={things.map(({ id, craft }) => ({ id, text: nameOf(craft), note: id }))}
        removeLabel={({ text }) => t('room.takeAway', { name: text })}
        onRemove={(id) => edit(null, (now) => removeThing(now, id))}
        empty={t('room.empty')}
      />
      <ComboBox
        key={things.length}
        label={t('room.put', { name })}
        labelHidden
        placeholder={t('room.add')}
        emptyText={t('lists:nothingFound')}
        value={null}
        onChange={(craft) => edit(null, (now) => addThing(now, place, craft))}
        options={ruleset.items.map(({ id, text }) => ({ value: id, label: textIn(text, language) }))}
      />
    </fieldset>
  );
}
