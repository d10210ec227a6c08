// The things of a room: each with its picture, where it is worn, what it needs and bans; one opens to be edited.
import { Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { Item } from '#contract/simulation/room-catalogue.ts';
import { bansOf, needsOf } from '#machines/room/editing/rules/edit-items.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Table, type Column } from '#src/ui/data/table.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { ThingPicture } from '../../parts/thing-picture.tsx';
import styles from '../../practice-tools.module.css';
import { OwnThing } from './own-thing.tsx';
import { ThingForm } from './thing-form.tsx';
import { pictureOf, type Rules } from './use-rules.ts';

interface RulesPart {
  readonly rules: Rules;
}

function useThingColumns({ rules, nameOf }: Rules, open: (id: string) => void): readonly Column<Item>[] {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const format = useFormat();
  const bans = bansOf(rules);
  const needs = (item: Item): string => {
    const { on, off } = needsOf(item);
    const groups = on.map((group) => group.map(nameOf).join(t('rules.or')));
    return [...groups, ...off.map((id) => t('rules.without', { name: nameOf(id) }))].join('; ');
  };
  const banned = ({ id }: Item): string =>
    format.number(bans.filter(({ one, other }) => one === id || other === id).length);
  return [
    {
      key: 'thing',
      title: t('rules.columns.thing'),
      header: true,
      width: '34%',
      cell: (item) => (
        <span className={styles.named}>
          <ThingPicture {...pictureOf(item)} />
          <span className={styles.two}>
            <button type="button" className={styles.open} onClick={() => open(item.id)}>
              {textIn(item.text, language)}
            </button>
            <span className={styles.note}>{item.code}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'slot',
      title: t('rules.columns.slot'),
      cell: ({ slot }) => (slot === undefined ? t('rules.notWorn') : nameOf(slot)),
    },
    { key: 'needs', title: t('rules.columns.needs'), cell: (item) => needs(item) || t('rules.nothing') },
    { key: 'bans', title: t('rules.columns.bans'), align: 'end', cell: banned },
    {
      key: 'places',
      title: t('rules.columns.places'),
      align: 'end',
      cell: ({ positions }) => format.number(positions.length),
    },
  ];
}

export function ThingsTable({ rules }: RulesPart): ReactElement {
  const { t } = useTranslation(['practice-tools', 'common']);
  const [opened, open] = useState<string>();
  const [isMaking, make] = useState(false);
  const columns = useThingColumns(rules, open);
  const item = opened === undefined ? undefined : rules.itemOf(opened);
  return (
    <div className={styles.form}>
      <div>
        <Button
          size="s"
          variant="secondary"
          icon={<Plus size={18} aria-hidden="true" />}
          text={t('rules.own.make')}
          onClick={() => make(true)}
        />
      </div>
      <Table
        caption={t('rules.tabs.things')}
        columns={columns}
        rows={rules.rules.items}
        rowKey={({ id }) => id}
      />
      <Overlay
        open={item !== undefined}
        size="l"
        title={item === undefined ? '' : rules.nameOf(item.id)}
        closeLabel={t('common:actions.close')}
        onClose={() => open(undefined)}
      >
        {item === undefined ? null : (
          <ThingForm key={item.id} rules={rules} item={item} onGone={() => open(undefined)} />
        )}
      </Overlay>
      {isMaking ? <OwnThing rules={rules} onClose={() => make(false)} /> : null}
    </div>
  );
}
