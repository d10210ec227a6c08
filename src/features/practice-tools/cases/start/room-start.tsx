// The start of a room case: who comes, what they wear and carry, where things lie, what is locked.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Switch } from '#src/ui/fields/switch.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { MendPlace } from '#src/ui/loaded/drafts/mend-place.tsx';
import styles from '../../practice-tools.module.css';
import { RoomClothes } from './room-clothes.tsx';
import { setLocked } from './room-edits.ts';
import { RoomPerson } from './room-person.tsx';
import { RoomThings } from './room-things.tsx';
import { RoomScene } from './scene/room-scene.tsx';
import type { RoomStartProps } from './start-props.ts';

export function RoomStart(props: RoomStartProps): ReactElement {
  const { t } = useTranslation('case-start');
  return (
    <div className={styles.form}>
      <Card title={t('scene.title')} subtitle={t('scene.room')}>
        <RoomScene {...props} />
      </Card>
      <MendPlace name="play.person">
        <RoomPerson {...props} />
      </MendPlace>
      <MendPlace name="play.person.settings">
        <RoomClothes {...props} />
      </MendPlace>
      <MendPlace name="play.subject">
        <RoomThings {...props} />
      </MendPlace>
      <MendPlace name="play.furniture">
        <Closets {...props} />
      </MendPlace>
    </div>
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
