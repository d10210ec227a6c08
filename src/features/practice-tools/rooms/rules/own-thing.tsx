// A thing of the site's own: from the shelf of neutral ones, in a colour, or made as another of the catalogue.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE } from '#contract/languages.ts';
import { itemColourSchema, type ItemColour } from '#contract/simulation/item-colours.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { withOwnItem } from '#machines/room/editing/rules/edit-items.ts';
import { neutralShelf, withNeutral, type OnShelf } from '#machines/room/editing/rules/neutral-things.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { ThingPicture } from '../../parts/thing-picture.tsx';
import styles from '../../practice-tools.module.css';
import { RuleName } from './rule-name.tsx';
import { pictureOf, type Rules } from './use-rules.ts';

interface OwnThingProps {
  readonly rules: Rules;
  readonly onClose: () => void;
}

const NO_NAME: Trilingual = { ru: '', en: '', ch: '' };
const NO_LOOK = { code: null };

/** Chosen is one of the shelf or a thing of the catalogue, never both. */
export function OwnThing({ rules, onClose }: OwnThingProps): ReactElement {
  const { t } = useTranslation(['practice-tools', 'common']);
  const [neutral, take] = useState<OnShelf>();
  const [pattern, choose] = useState<string | null>(null);
  const [colour, paint] = useState<ItemColour>('white');
  const [text, write] = useState<Trilingual>(NO_NAME);
  const like = pattern === null ? undefined : rules.itemOf(pattern);
  const look = neutral ? { code: neutral.code, colour } : like && pictureOf(like);
  const isWhole = look !== undefined && text[DEFAULT_LANGUAGE].trim() !== '';
  const add = (): void => {
    if (neutral) rules.run((now) => withNeutral(now, neutral, text, colour));
    else rules.run((now) => withOwnItem(now, pattern ?? '', text));
    onClose();
  };
  return (
    <Overlay
      open
      size="m"
      title={t('rules.own.make')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button text={t('rules.own.add')} disabled={!isWhole} onClick={add} />
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.note}>{t('rules.own.how')}</p>
        <NeutralShelf
          rules={rules}
          colour={colour}
          chosen={neutral}
          onChoose={(one) => {
            take(one);
            choose(null);
          }}
        />
        <div className={styles.beside}>
          <ThingPicture {...(look ?? NO_LOOK)} large />
          <div className={styles.form}>
            {neutral ? <ColourSelect colour={colour} onChange={paint} /> : null}
            <LikeAnother
              key={neutral?.id}
              rules={rules}
              pattern={pattern}
              onChoose={(id) => {
                choose(id);
                take(undefined);
              }}
            />
          </div>
        </div>
        <RuleName text={text} onChange={write} />
      </div>
    </Overlay>
  );
}

interface LikeAnotherProps {
  readonly rules: Rules;
  readonly pattern: string | null;
  readonly onChoose: (id: string) => void;
}

function LikeAnother({ rules, pattern, onChoose }: LikeAnotherProps): ReactElement {
  const { t } = useTranslation(['practice-tools', 'lists']);
  return (
    <ComboBox
      label={t('rules.own.like')}
      placeholder={t('rooms.new.choose')}
      emptyText={t('lists:nothingFound')}
      value={pattern}
      onChange={onChoose}
      options={rules.rules.items.map(({ id, code }) => ({
        value: id,
        label: rules.nameOf(id),
        description: code,
      }))}
    />
  );
}

interface NeutralShelfProps {
  readonly rules: Rules;
  readonly colour: ItemColour;
  readonly chosen: OnShelf | undefined;
  readonly onChoose: (one: OnShelf) => void;
}

function NeutralShelf({ rules, colour, chosen, onChoose }: NeutralShelfProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  return (
    <ul className={styles.neutral} aria-label={t('rules.own.shelf')}>
      {neutralShelf(rules.rules).map((one) => (
        <li key={one.id}>
          <button
            type="button"
            aria-pressed={chosen?.id === one.id && chosen.kind === one.kind}
            onClick={() => onChoose(one)}
          >
            <ThingPicture code={one.code} colour={colour} />
            <span>{one.kind === 'thing' ? t(`rules.own.things.${one.id}`) : rules.nameOf(one.id)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ColourSelectProps {
  readonly colour: ItemColour;
  readonly onChange: (colour: ItemColour) => void;
}

/** The colour of a thing of the site's own. */
export function ColourSelect({ colour, onChange }: ColourSelectProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  return (
    <Select
      label={t('rules.own.colour')}
      placeholder={t('rooms.new.choose')}
      value={colour}
      onChange={(next) => onChange(itemColourSchema.safeParse(next).data ?? 'white')}
      options={itemColourSchema.options.map((value) => ({ value, label: t(`rules.own.colours.${value}`) }))}
    />
  );
}
