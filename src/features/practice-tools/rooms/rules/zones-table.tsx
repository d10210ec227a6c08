// The places for things: on which piece of furniture, how many fit, whether what is issued never runs out.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useManifest } from '#scenes/kit/pictures/manifest-picture.tsx';
import { textIn } from '#contract/languages.ts';
import type { DropZone } from '#contract/simulation/room-map.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { withThingsAt } from '#machines/room/editing/rules/edit-items.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Table, type Column } from '#src/ui/data/table.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import styles from '../../practice-tools.module.css';
import { PiecePicture } from '../plan/shelf.tsx';
import { withRow, type Rules } from './use-rules.ts';

const MAX_CAPACITY = 500;

interface RulesPart {
  readonly rules: Rules;
}

function ZoneName({ rules: { map }, zone }: RulesPart & { readonly zone: DropZone }): ReactElement {
  const language = useLanguage();
  const manifest = useManifest();
  const piece = map.furniture.find(({ id }) => id === zone.furniture);
  const location = map.locations.find(({ id }) => id === zone.location)?.text;
  return (
    <span className={styles.standing}>
      {manifest === undefined || piece === undefined ? (
        <span />
      ) : (
        <PiecePicture manifest={manifest} piece={piece} />
      )}
      <span className={styles.two}>
        {textIn(zone.text, language)}
        <span className={styles.note}>
          {location === undefined ? zone.location : textIn(location, language)}
        </span>
      </span>
    </span>
  );
}

/** What may be put into a place, said for all things at once. */
function ThingsAt({ rules, zone }: RulesPart & { readonly zone: DropZone }): ReactElement {
  const { t } = useTranslation(['practice-tools', 'common']);
  const language = useLanguage();
  const [isOpen, open] = useState(false);
  const { dropId, text } = zone;
  const { items } = rules.rules;
  const there = items.filter(({ positions }) => positions.some((one) => one.dropId === dropId));
  const ids = there.map(({ id }) => id);
  const say = (next: readonly string[]): void => rules.run((now) => withThingsAt(now, dropId, next));
  const name = textIn(text, language);
  return (
    <>
      <Button
        size="s"
        variant="secondary"
        text={t('rules.thingsAt', { count: there.length })}
        aria-label={t('rules.thingsAtOf', { count: there.length, name })}
        onClick={() => open(true)}
      />
      <Overlay
        open={isOpen}
        size="m"
        title={t('rules.thingsAtTitle', { name })}
        closeLabel={t('common:actions.close')}
        onClose={() => open(false)}
      >
        <div className={styles.form}>
          <div className={styles.buttons}>
            <Button
              size="s"
              variant="secondary"
              text={t('rules.allThings')}
              onClick={() => say(items.map(({ id }) => id))}
            />
            <Button size="s" variant="secondary" text={t('rules.noThings')} onClick={() => say([])} />
          </div>
          <div className={styles.choices}>
            {items.map(({ id }) => (
              <Checkbox
                key={id}
                label={rules.nameOf(id)}
                checked={ids.includes(id)}
                onChange={() => say(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])}
              />
            ))}
          </div>
        </div>
      </Overlay>
    </>
  );
}

function useZoneColumns(rules: Rules): readonly Column<DropZone>[] {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const edit = (zone: DropZone, next: DropZone, field?: string): void =>
    rules.editMap((now) => ({ ...now, dropZones: withRow(now.dropZones, zone, next) }), field);
  const nameOf = ({ text }: DropZone): string => textIn(text, language);
  return [
    {
      key: 'place',
      title: t('rules.columns.place'),
      header: true,
      cell: (zone) => <ZoneName rules={rules} zone={zone} />,
    },
    { key: 'kind', title: t('rules.columns.kind'), cell: ({ kind }) => t(`rules.zoneKinds.${kind}`) },
    {
      key: 'things',
      title: t('rules.columns.things'),
      cell: (zone) => <ThingsAt rules={rules} zone={zone} />,
    },
    {
      key: 'capacity',
      title: t('rules.columns.capacity'),
      width: '140px',
      cell: (zone) => (
        <NumberField
          label={t('rules.capacityOf', { name: nameOf(zone) })}
          labelHidden
          isWhole
          min={1}
          max={MAX_CAPACITY}
          value={zone.capacity}
          onChange={(capacity) => edit(zone, { ...zone, capacity: capacity ?? 1 }, `capacity ${zone.id}`)}
        />
      ),
    },
    {
      key: 'stock',
      title: t('rules.columns.stocked'),
      cell: (zone) => {
        const { isStocked, ...plain } = zone;
        return (
          <Checkbox
            label={t('rules.stockedOf', { name: nameOf(zone) })}
            labelHidden
            checked={isStocked === true}
            onChange={() => edit(zone, isStocked === true ? plain : { ...zone, isStocked: true })}
          />
        );
      },
    },
  ];
}

export function ZonesTable({ rules }: RulesPart): ReactElement {
  const { t } = useTranslation('practice-tools');
  return (
    <div className={styles.form}>
      <p className={styles.note}>{t('rules.zonesHow')}</p>
      <Table<DropZone>
        caption={t('rules.tabs.places')}
        rows={rules.map.dropZones}
        rowKey={({ id }) => id}
        columns={useZoneColumns(rules)}
      />
    </div>
  );
}
