// What the shift should do: a row for each lot.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { EquipmentPlay, Order, Pod } from '#contract/simulation/equipment-case.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import styles from '../../practice-tools.module.css';
import type { BayStartProps } from './start-props.ts';
import { RowList } from './row-list.tsx';

const MAX_ORDERS = 20;
const MAX_NAME = 40;
const MAX_PLATES = 30;
const TEXTS = ['lotName', 'smifNumber', 'jobName'] as const;

const UNNAMED: Pick<Pod, 'lotName' | 'label' | 'slots'> = { lotName: 'LOT', label: 'POD-1', slots: [] };

/** A row about the first pod. */
function newOrder({ pods }: EquipmentPlay, { recipes, flows }: BayStartProps['ruleset']): Order {
  const { lotName, label, slots } = pods[0] ?? UNNAMED;
  return {
    lotName,
    recipe: recipes[0]?.id ?? '',
    waferFlow: flows[0]?.id ?? '',
    smifNumber: label,
    jobName: 'JOB-1',
    plates: slots.filter((code) => code === 'F').length,
  };
}

export function BayOrders({ play, ruleset, edit }: BayStartProps): ReactElement {
  const { t } = useTranslation('case-start');
  const put = (at: number, order: Order, field: string | null = null): void =>
    edit(field, (now) => ({ ...now, orders: now.orders.with(at, order) }));
  return (
    <RowList
      path="play.orders"
      title={t('bay.orders')}
      subtitle={t('bay.ordersHow')}
      none={t('bay.noOrders')}
      addText={t('bay.addOrder')}
      max={MAX_ORDERS}
      onAdd={() => edit(null, (now) => ({ ...now, orders: [...now.orders, newOrder(now, ruleset)] }))}
      onRemove={(at) => edit(null, (now) => ({ ...now, orders: now.orders.toSpliced(at, 1) }))}
      rows={play.orders.map((order, at) => ({
        key: String(at),
        name: order.lotName,
        content: (
          <OrderFields
            order={order}
            ruleset={ruleset}
            onChange={(next, field) => put(at, next, `order ${at} ${field}`)}
          />
        ),
      }))}
    />
  );
}

interface OrderFieldsProps {
  readonly order: Order;
  readonly ruleset: BayStartProps['ruleset'];
  readonly onChange: (order: Order, field: string) => void;
}

function OrderFields({ order, ruleset, onChange }: OrderFieldsProps): ReactElement {
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  return (
    <div className={styles.figures}>
      {TEXTS.map((name) => (
        <TextField
          key={name}
          label={t(`bay.orderTexts.${name}`)}
          autoComplete="off"
          maxLength={MAX_NAME}
          value={order[name]}
          onChange={(event) => {
            const text = event.currentTarget.value;
            if (text !== '') onChange({ ...order, [name]: text }, name);
          }}
        />
      ))}
      <Select
        label={t('bay.recipe')}
        placeholder={t('bay.recipe')}
        value={order.recipe}
        options={ruleset.recipes.map(({ id }) => ({ value: id, label: id }))}
        onChange={(recipe) => onChange({ ...order, recipe }, 'recipe')}
      />
      <Select
        label={t('bay.flow')}
        placeholder={t('bay.flow')}
        value={order.waferFlow}
        options={ruleset.flows.map(({ id, text }) => ({
          value: id,
          label: id,
          description: textIn(text, language),
        }))}
        onChange={(waferFlow) => onChange({ ...order, waferFlow }, 'flow')}
      />
      <NumberField
        label={t('bay.plates')}
        isWhole
        max={MAX_PLATES}
        value={order.plates}
        onChange={(plates) => onChange({ ...order, plates: plates ?? 0 }, 'plates')}
      />
    </div>
  );
}
