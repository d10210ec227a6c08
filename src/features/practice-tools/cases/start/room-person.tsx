// Who comes: where they are, their sizes, and what is true of them.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import { aspectSchema, sizeSchema } from '#contract/simulation/room-kinds.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import styles from '../../practice-tools.module.css';
import { goTo, setParams, setPerson, standAt, toggleAspect } from './room-edits.ts';
import type { RoomStartProps } from './start-props.ts';

const GENDERS = ['man', 'girl'] as const;
const POSTURES = ['stay', 'sit'] as const;
const SIZES = ['handSize', 'faceSize'] as const;
const START = 'start';

const isAtStart = ({ position, location }: RoomPlay['person']): boolean =>
  position === START || position === `${location}-start`;

export function RoomPerson(props: RoomStartProps): ReactElement {
  const { play, ruleset, edit } = props;
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  const { person } = play;
  const aspects = ruleset.aspects ?? aspectSchema.options.map((id) => ({ id, text: undefined }));
  return (
    <Card title={t('room.person')}>
      <div className={styles.form}>
        <div className={styles.figures}>
          <RadioGroup
            look="segments"
            label={t('room.gender')}
            value={person.gender}
            onChange={(gender) => edit(null, (now) => setPerson(now, { gender }))}
            options={GENDERS.map((value) => ({ value, label: t(`room.genders.${value}`) }))}
          />
          <Whereabouts {...props} />
          {SIZES.map((size) => (
            <Select
              key={size}
              label={t(`room.${size}`)}
              placeholder={t('room.size')}
              value={person.settings.find(({ id }) => id === size)?.params ?? 'M'}
              options={sizeSchema.options.map((value) => ({ value, label: value }))}
              onChange={(params) => edit(null, (now) => setParams(now, size, params))}
            />
          ))}
        </div>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('room.aspects')}</legend>
          {aspects.map(({ id, text }) => (
            <Checkbox
              key={id}
              label={text === undefined ? id : textIn(text, language)}
              checked={person.settings.some((setting) => setting.id === id)}
              onChange={() => edit(null, (now) => toggleAspect(now, id))}
            />
          ))}
        </fieldset>
      </div>
    </Card>
  );
}

/** The location, the spot in it, and on a bench whether the person sits. */
function Whereabouts({ play: { person }, ruleset, edit }: RoomStartProps): ReactElement {
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  const { locations, furniture } = ruleset.map;
  const spots = furniture.filter(
    ({ location, approaches }) => location === person.location && approaches.length > 0,
  );
  const spot = furniture.find(({ id }) => id === person.position);
  return (
    <>
      <Select
        label={t('room.location')}
        placeholder={t('room.location')}
        value={person.location}
        options={locations.map(({ id, text }) => ({ value: id, label: textIn(text, language) }))}
        onChange={(location) => edit(null, (now) => goTo(now, location))}
      />
      <Select
        label={t('room.spot')}
        placeholder={t('room.spot')}
        value={isAtStart(person) ? START : person.position}
        options={[
          { value: START, label: t('room.atStart') },
          ...spots.map(({ id, text }) => ({ value: id, label: textIn(text, language) })),
        ]}
        onChange={(position) => edit(null, (now) => standAt(now, position))}
      />
      {spot?.kind === 'bench' ? (
        <RadioGroup
          look="segments"
          label={t('room.posture')}
          value={person.posture ?? 'stay'}
          onChange={(posture) => edit(null, (now) => setPerson(now, { posture }))}
          options={POSTURES.map((value) => ({ value, label: t(`room.postures.${value}`) }))}
        />
      ) : null}
    </>
  );
}
