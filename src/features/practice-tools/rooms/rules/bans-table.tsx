// What may not be worn together: each ban is one row, said once for both things.
import { Plus, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { bansOf, withBan, type Ban } from '#machines/room/editing/rules/edit-items.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Table } from '#src/ui/data/table.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { ThingPicture } from '../../parts/thing-picture.tsx';
import styles from '../../practice-tools.module.css';
import { pictureOf, type Rules } from './use-rules.ts';

const SIDES = ['one', 'other'] as const;

export function BansTable({ rules }: { readonly rules: Rules }): ReactElement {
  const { t } = useTranslation(['practice-tools', 'lists']);
  const named = (id: string): ReactElement => {
    const item = rules.itemOf(id);
    return (
      <span className={styles.named}>
        {item === undefined ? null : <ThingPicture {...pictureOf(item)} />}
        {rules.nameOf(id)}
      </span>
    );
  };
  return (
    <div className={styles.form}>
      <p className={styles.note}>{t('rules.bansHow')}</p>
      <NewBan rules={rules} />
      <Table<Ban>
        caption={t('rules.tabs.bans')}
        rows={bansOf(rules.rules)}
        rowKey={({ one, other }) => `${one} ${other}`}
        columns={[
          { key: 'one', title: t('rules.columns.one'), header: true, cell: ({ one }) => named(one) },
          { key: 'other', title: t('rules.columns.other'), cell: ({ other }) => named(other) },
          {
            key: 'acts',
            title: t('columns.actions'),
            titleHidden: true,
            align: 'end',
            cell: (ban) => (
              <IconButton
                label={t('remove', { name: `${rules.nameOf(ban.one)}, ${rules.nameOf(ban.other)}` })}
                icon={<Trash2 size={18} aria-hidden="true" />}
                onClick={() => rules.run((now) => withBan(now, ban, false))}
              />
            ),
          },
        ]}
        empty={<p className={styles.note}>{t('rules.noBans')}</p>}
      />
    </div>
  );
}

function NewBan({ rules }: { readonly rules: Rules }): ReactElement {
  const { t } = useTranslation(['practice-tools', 'lists']);
  const [pair, choose] = useState<Readonly<Record<keyof Ban, string | null>>>({ one: null, other: null });
  const { one, other } = pair;
  const worn = rules.rules.items.filter(({ slot }) => slot !== undefined);
  const add = (): void => {
    if (one !== null && other !== null) rules.run((now) => withBan(now, { one, other }, true));
    choose({ one: null, other: null });
  };
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        {SIDES.map((side) => (
          <ComboBox
            key={`${side} ${pair[side] === null}`}
            label={t(`rules.columns.${side}`)}
            placeholder={t('rooms.new.choose')}
            emptyText={t('lists:nothingFound')}
            value={pair[side]}
            onChange={(id) => choose({ ...pair, [side]: id })}
            options={worn.map(({ id, code }) => ({ value: id, label: rules.nameOf(id), description: code }))}
          />
        ))}
      </div>
      <div>
        <Button
          size="s"
          variant="secondary"
          icon={<Plus size={18} aria-hidden="true" />}
          text={t('rules.addBan')}
          disabled={one === null || other === null || one === other}
          onClick={add}
        />
      </div>
    </div>
  );
}
