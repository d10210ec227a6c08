// What can be done with what is chosen in the scene: the same edits as in the form below it.
import { Footprints, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { Furniture } from '#contract/simulation/room-map.ts';
import { named } from '#src/i18n/named.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { Switch } from '#src/ui/fields/switch.tsx';
import styles from '../../../practice-tools.module.css';
import {
  findThing,
  goTo,
  moveThing,
  removeThing,
  setLocked,
  setPerson,
  standAt,
  type Place,
} from '../room-edits.ts';
import { Things } from '../room-things.tsx';
import type { RoomStartProps } from '../start-props.ts';
import type { RoomTarget } from './room-targets.ts';
import { Worn } from './worn.tsx';

interface RoomChosenProps extends RoomStartProps {
  readonly chosen: RoomTarget;
}

export function RoomChosen({ chosen, ...props }: RoomChosenProps): ReactElement | null {
  switch (chosen.kind) {
    case 'person':
      return <Person {...props} />;
    case 'location':
      return <Location {...props} id={chosen.id} />;
    case 'furniture': {
      const piece = props.ruleset.map.furniture.find(({ id }) => id === chosen.id);
      return piece === undefined ? null : <Piece {...props} piece={piece} />;
    }
    case 'subject':
      return <Thing {...props} id={chosen.id} />;
  }
}

function Person(props: RoomStartProps): ReactElement {
  const { t } = useTranslation('case-start');
  return (
    <div className={styles.form}>
      <Things {...props} place="hand" name={t('room.inHand')} />
      <Things {...props} place="bag" name={t('room.inBag')} />
      <Worn {...props} />
    </div>
  );
}

interface NamedProps extends RoomStartProps {
  readonly id: string;
}

function Location(props: NamedProps): ReactElement {
  const { id, play, edit, ruleset } = props;
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  const zones = ruleset.map.dropZones.filter(({ location, furniture }) => location === id && !furniture);
  return (
    <div className={styles.form}>
      <Button
        size="s"
        variant="secondary"
        icon={<Footprints size={18} aria-hidden="true" />}
        text={t('scene.standHere')}
        disabled={play.person.location === id}
        onClick={() => edit(null, (now) => goTo(now, id))}
      />
      {zones.map(({ id: zone, text }) => (
        <Things key={zone} {...props} place={{ zone }} name={textIn(text, language)} />
      ))}
    </div>
  );
}

const POSTURES = ['stay', 'sit'] as const;

function Piece({ piece, ...props }: RoomStartProps & { readonly piece: Furniture }): ReactElement {
  const { play, ruleset, edit } = props;
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  const { id, location, kind, approaches } = piece;
  const zones = ruleset.map.dropZones.filter(({ furniture }) => furniture === id);
  const closet = play.furniture.find((row) => row.id === id);
  const isHere = play.person.position === id;
  return (
    <div className={styles.form}>
      {approaches.length === 0 ? null : (
        <Button
          size="s"
          variant="secondary"
          icon={<Footprints size={18} aria-hidden="true" />}
          text={t('scene.standAt')}
          disabled={isHere}
          onClick={() => edit(null, (now) => standAt(goTo(now, location), id))}
        />
      )}
      {isHere && kind === 'bench' ? (
        <RadioGroup
          look="segments"
          label={t('room.posture')}
          value={play.person.posture ?? 'stay'}
          onChange={(posture) => edit(null, (now) => setPerson(now, { posture }))}
          options={POSTURES.map((value) => ({ value, label: t(`room.postures.${value}`) }))}
        />
      ) : null}
      {closet === undefined ? null : (
        <Switch
          label={t('room.locked', { name: textIn(piece.text, language) })}
          checked={!closet.status}
          onChange={() => edit(null, (now) => setLocked(now, id, !closet.status))}
        />
      )}
      {zones.map(({ id: zone, text }) => (
        <Things key={zone} {...props} place={{ zone }} name={textIn(text, language)} />
      ))}
    </div>
  );
}

/** Every place where a thing can be. */
function usePlaces({
  ruleset,
}: RoomStartProps): readonly { readonly value: string; readonly label: string }[] {
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  const { dropZones, locations } = ruleset.map;
  const zones = dropZones.map(({ id, location, text }) => {
    const room = locations.find((one) => one.id === location);
    const name = textIn(text, language);
    return {
      value: id,
      label: room === undefined ? name : named(language, textIn(room.text, language), name),
    };
  });
  return [{ value: 'hand', label: t('room.inHand') }, { value: 'bag', label: t('room.inBag') }, ...zones];
}

const placeNamed = (value: string): Place => (value === 'hand' || value === 'bag' ? value : { zone: value });

function Thing({ id, ...props }: NamedProps): ReactElement {
  const { play, ruleset, edit } = props;
  const { t } = useTranslation(['case-start', 'lists']);
  const language = useLanguage();
  const places = usePlaces(props);
  const thing = findThing(play, id);
  const item = ruleset.items.find((one) => one.id === thing?.craft);
  const name = item === undefined ? id : textIn(item.text, language);
  return (
    <div className={styles.form}>
      <ComboBox
        label={t('scene.moveTo')}
        placeholder={t('scene.find')}
        emptyText={t('lists:nothingFound')}
        value={play.subject.find((one) => one.id === id)?.position ?? null}
        onChange={(place) => edit(null, (now) => moveThing(now, ruleset, id, placeNamed(place)))}
        options={places}
      />
      <Button
        size="s"
        variant="secondary"
        icon={<Trash2 size={18} aria-hidden="true" />}
        text={t('room.takeAway', { name })}
        onClick={() => edit(null, (now) => removeThing(now, id))}
      />
    </div>
  );
}
