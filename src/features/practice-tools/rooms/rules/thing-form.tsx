// One thing: its name, where it is worn and under what, what it needs and bans, its states and size, and where it may lie.
import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { Item } from '#contract/simulation/room-catalogue.ts';
import { itemTraitSchema, sizeSchema } from '#contract/simulation/room-kinds.ts';
import {
  bansOf,
  editedItem,
  needsOf,
  withBan,
  withColour,
  withNeeds,
  withoutItem,
  withPlace,
  type Needs,
} from '#machines/room/editing/rules/edit-items.ts';
import { sourcesNamed } from '#machines/room/editing/rules/edit-sources.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { IdChips, type IdOption } from '../../parts/id-chips.tsx';
import { ThingPicture } from '../../parts/thing-picture.tsx';
import styles from '../../practice-tools.module.css';
import { ColourSelect } from './own-thing.tsx';
import { RuleName } from './rule-name.tsx';
import { pictureOf, placesOf, type Rules } from './use-rules.ts';

interface ThingProps {
  readonly rules: Rules;
  readonly item: Item;
}

const NONE = '';

export function ThingForm({
  rules,
  item,
  onGone,
}: ThingProps & { readonly onGone: () => void }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { id } = item;
  const isUsed = rules.rules.items.some((one) => one.id !== id && one.becomes === id);
  return (
    <div className={styles.form}>
      <div className={styles.beside}>
        <ThingPicture {...pictureOf(item)} large />
        <RuleName
          text={item.text}
          onChange={(text, language) => {
            const { objectText: _objectText, ...rest } = item;
            rules.run((now) => editedItem(now, id, () => ({ ...rest, text })), `item ${id} ${language}`);
          }}
        />
      </div>
      {item.looksLike === undefined ? null : (
        <ColourSelect
          colour={item.looksLike.colour ?? 'white'}
          onChange={(colour) => rules.run((now) => withColour(now, id, colour))}
        />
      )}
      <Worn rules={rules} item={item} />
      <ThingNeeds rules={rules} item={item} />
      <ThingPlaces rules={rules} item={item} />
      <IdChips
        label={t('rules.sourcesOf')}
        none={t('rules.nothing')}
        ids={(item.sources ?? []).map((source) => source.id)}
        options={rules.rules.sources.map((source) => ({
          value: source.id,
          label: source.title,
          description: source.place ?? source.id,
        }))}
        onChange={(ids) =>
          rules.run((now) => editedItem(now, id, (row) => ({ ...row, sources: sourcesNamed(now, ids) })))
        }
      />
      <div>
        <Button
          size="s"
          variant="secondary"
          icon={<Trash2 size={18} aria-hidden="true" />}
          text={t('rules.removeThing')}
          disabled={isUsed}
          onClick={() => {
            rules.run((now) => withoutItem(now, id));
            onGone();
          }}
        />
        {isUsed ? <p className={styles.note}>{t('rules.isUsed')}</p> : null}
      </div>
    </div>
  );
}

/** Where it is worn, its size, and what it is by its traits. */
function Worn({ rules, item }: ThingProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { id, slot, size, traits } = item;
  const edit = (change: (row: Item) => Item): void => rules.run((now) => editedItem(now, id, change));
  const slots = rules.rules.slots.map((row) => ({ value: row.id, label: rules.nameOf(row.id) }));
  const isWearable = item.positions.some(({ dropId }) => dropId === 'P001');
  return (
    <>
      <div className={styles.pair}>
        {isWearable ? (
          <Select
            label={t('rules.columns.slot')}
            placeholder={t('rules.columns.slot')}
            value={slot ?? null}
            options={slots}
            onChange={(next) => edit((row) => ({ ...row, slot: next }))}
          />
        ) : (
          <p className={styles.note}>{t('rules.cannotBeWorn')}</p>
        )}
        <Select
          label={t('rules.size')}
          placeholder={t('rules.noSize')}
          value={size ?? NONE}
          options={[
            { value: NONE, label: t('rules.noSize') },
            ...sizeSchema.options.map((value) => ({ value, label: value })),
          ]}
          onChange={(next) =>
            edit(({ size: _size, ...row }) => {
              const known = sizeSchema.options.find((value) => value === next);
              return known === undefined ? row : { ...row, size: known };
            })
          }
        />
      </div>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{t('rules.traitsTitle')}</legend>
        <div className={styles.choices}>
          {itemTraitSchema.options.map((trait) => (
            <Checkbox
              key={trait}
              label={t(`rules.traits.${trait}`)}
              checked={traits.includes(trait)}
              onChange={() =>
                edit((row) => ({
                  ...row,
                  traits: row.traits.includes(trait)
                    ? row.traits.filter((one) => one !== trait)
                    : [...row.traits, trait],
                }))
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

function ThingNeeds({ rules, item }: ThingProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { id } = item;
  const others = rules.rules.items.filter((one) => one.id !== id);
  const options: IdOption[] = others.map((one) => ({
    value: one.id,
    label: rules.nameOf(one.id),
    description: one.code,
  }));
  const worn = options.filter(({ value }) => rules.itemOf(value)?.slot !== undefined);
  const needs = needsOf(item);
  const need = (change: Partial<Needs>): void =>
    rules.run((now) => withNeeds(now, id, { ...needs, ...change }));
  const banned = bansOf(rules.rules).flatMap(({ one, other }) =>
    one === id ? [other] : other === id ? [one] : [],
  );
  const ban = (next: readonly string[]): void => {
    const [added] = next.filter((one) => !banned.includes(one));
    const [gone] = banned.filter((one) => !next.includes(one));
    const other = added ?? gone;
    if (other !== undefined) rules.run((now) => withBan(now, { one: id, other }, added !== undefined));
  };
  const groups = [...needs.on, []];
  return (
    <>
      {item.slot === undefined
        ? null
        : groups.map((group, at) => (
            <IdChips
              key={`${at} ${groups.length}`}
              label={t(at === 0 ? 'rules.needsOn' : 'rules.needsAlso')}
              none={t('rules.nothing')}
              ids={group}
              options={worn}
              onChange={(next) => need({ on: groups.map((one, order) => (order === at ? next : one)) })}
            />
          ))}
      {item.slot === undefined ? null : (
        <div className={styles.pair}>
          <IdChips
            label={t('rules.needsOff')}
            none={t('rules.nothing')}
            ids={needs.off}
            options={worn}
            onChange={(off) => need({ off })}
          />
          <IdChips
            label={t('rules.bannedWith')}
            none={t('rules.nothing')}
            ids={banned}
            options={worn}
            onChange={ban}
          />
        </div>
      )}
    </>
  );
}

/** From where it is first taken, and into which places of the room it may be put. */
function ThingPlaces({ rules, item }: ThingProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const { id, positions, mandatoryPosition } = item;
  const places = placesOf(rules.map);
  const known = new Set(places.map(({ dropId }) => dropId));
  const away = mandatoryPosition === undefined || known.has(mandatoryPosition) ? [] : [mandatoryPosition];
  return (
    <>
      <Select
        label={t('rules.mandatory')}
        placeholder={t('rules.anywhere')}
        value={mandatoryPosition ?? NONE}
        options={[
          { value: NONE, label: t('rules.anywhere') },
          ...places.map(({ dropId, text }) => ({ value: dropId, label: textIn(text, language) })),
          ...away.map((value) => ({ value, label: t('rules.notHere', { name: value }) })),
        ]}
        onChange={(next) =>
          rules.run((now) =>
            editedItem(now, id, ({ mandatoryPosition: _position, ...row }) =>
              next === NONE ? row : { ...row, mandatoryPosition: next },
            ),
          )
        }
      />
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{t('rules.placesTitle')}</legend>
        <div className={styles.choices}>
          {places.map(({ dropId, text }) => {
            const isAllowed = positions.some((position) => position.dropId === dropId);
            return (
              <Checkbox
                key={dropId}
                label={textIn(text, language)}
                checked={isAllowed}
                onChange={() => rules.run((now) => withPlace(now, id, dropId, !isAllowed))}
              />
            );
          })}
        </div>
      </fieldset>
    </>
  );
}
