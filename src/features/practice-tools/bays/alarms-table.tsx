// The alarms of the tool: what the terminal says, the manual's advice, and what each does to the process.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlarmRow } from '#contract/simulation/equipment-terminal.ts';
import { Table } from '#src/ui/data/table.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { TextInput } from '#tasks/kit/author/text-input.tsx';
import styles from '../practice-tools.module.css';
import type { Bay } from './use-bay.ts';

interface BayPart {
  readonly bay: Bay;
}

const EFFECTS = ['none', 'blocksStart', 'pauses'] as const;

export function AlarmsTable({ bay }: BayPart): ReactElement {
  const { t } = useTranslation('bays');
  return (
    <>
      <p className={styles.note}>{t('alarmsHow')}</p>
      <Table<AlarmRow>
        caption={t('tabs.alarms')}
        rows={bay.base.ruleset.alarms}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'number',
            title: t('alarm'),
            header: true,
            width: '84px',
            cell: ({ number, category }) => (
              <span className={styles.two}>
                <span>{number}</span>
                <span className={styles.note}>{t('category', { number: category })}</span>
              </span>
            ),
          },
          { key: 'text', title: t('alarmText'), cell: (alarm) => <AlarmTexts bay={bay} alarm={alarm} /> },
          {
            key: 'effect',
            title: t('effect'),
            width: '220px',
            cell: (alarm) => <AlarmEffect bay={bay} alarm={alarm} />,
          },
        ]}
      />
    </>
  );
}

interface AlarmProps extends BayPart {
  readonly alarm: AlarmRow;
}

function AlarmTexts({ bay, alarm: { id, number } }: AlarmProps): ReactElement | null {
  const { t } = useTranslation('bays');
  const row = bay.row('alarms', id);
  if (row === undefined) return null;
  return (
    <div className={styles.form}>
      <TextInput
        label={t('alarmTextOf', { number })}
        labelHidden
        text={row.text}
        language={bay.language}
        onChange={(text) => bay.put('alarms', { ...row, text }, `text ${bay.language}`)}
      />
      <TextInput
        label={t('adviceOf', { number })}
        labelHidden
        rows={2}
        description={t('advice')}
        text={row.advice}
        language={bay.language}
        onChange={(advice) => bay.put('alarms', { ...row, advice }, `advice ${bay.language}`)}
      />
    </div>
  );
}

function AlarmEffect({ bay, alarm: { id, number } }: AlarmProps): ReactElement | null {
  const { t } = useTranslation('bays');
  const row = bay.row('alarms', id);
  if (row === undefined) return null;
  return (
    <Select
      label={t('effectOf', { number })}
      labelHidden
      placeholder={t('effect')}
      value={row.effect}
      options={EFFECTS.map((value) => ({ value, label: t(`effects.${value}`) }))}
      onChange={(effect) => bay.put('alarms', { ...row, effect }, 'effect')}
    />
  );
}
