// One situation: what is seen of it and how long each stage lasts, and by when one has to react.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { BayReaction, BayRow } from '#contract/simulation/bay-edits.ts';
import { Table } from '#src/ui/data/table.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { TextInput } from '#tasks/kit/author/text-input.tsx';
import styles from '../practice-tools.module.css';
import { SecondsField } from './seconds-field.tsx';
import type { Bay } from './use-bay.ts';

interface BayPart {
  readonly bay: Bay;
}

const LIMITS = ['outMs', 'toldMs', 'rinsedMs'] as const;
const MIN_S = 1;

export function SituationForm({ bay }: BayPart): ReactElement {
  const { t } = useTranslation(['bays', 'lists']);
  const { situations } = bay.base.ruleset.emergency;
  const [chosen, choose] = useState(situations[0]?.id ?? null);
  const situation = chosen === null ? undefined : bay.row('situations', chosen);
  return (
    <>
      <p className={styles.note}>{t('situationsHow')}</p>
      <ComboBox
        label={t('situation')}
        placeholder={t('chooseSituation')}
        emptyText={t('lists:nothingFound')}
        value={chosen}
        onChange={choose}
        options={situations.map(({ id, text }) => ({ value: id, label: bay.say(text) }))}
      />
      {situation === undefined ? null : (
        <>
          <Stages key={`stages ${situation.id}`} bay={bay} situation={situation} />
          <Reactions key={`reactions ${situation.id}`} bay={bay} id={situation.id} />
        </>
      )}
    </>
  );
}

interface StagesProps extends BayPart {
  readonly situation: BayRow<'situations'>;
}

function Stages({ bay, situation }: StagesProps): ReactElement {
  const { t } = useTranslation('bays');
  const { text, phases } = situation;
  type Phase = (typeof phases)[number];
  const put = (was: Phase, change: Partial<Phase>): void => {
    const next = phases.map((row) => (row.id === was.id ? { ...row, ...change } : row));
    const part = `${was.id} ${Object.keys(change).join(' ')} ${bay.language}`;
    bay.put('situations', { ...situation, phases: next }, part);
  };
  return (
    <Card title={t('stages')} level={3} subtitle={t('stagesHow')}>
      <div className={styles.form}>
        <TextInput
          label={t('name')}
          text={text}
          language={bay.language}
          onChange={(next) => bay.put('situations', { ...situation, text: next }, `text ${bay.language}`)}
        />
        {phases.map((phase, at) => (
          <div key={phase.id} className={styles.pair}>
            <TextInput
              label={t('stageText', { number: at + 1 })}
              rows={2}
              text={phase.text}
              language={bay.language}
              onChange={(next) => put(phase, { text: next })}
            />
            <SecondsField
              label={t('stageLasts', { number: at + 1 })}
              min={MIN_S}
              ms={phase.lastsMs}
              onChange={(lastsMs) => put(phase, { lastsMs })}
            />
          </div>
        ))}
      </div>
    </Card>
  );
}

interface ReactionsProps extends BayPart {
  readonly id: string;
}

function Reactions({ bay, id }: ReactionsProps): ReactElement {
  const { t } = useTranslation('bays');
  const base = bay.base.reactions.find((row) => row.id === id);
  const reaction = bay.row('reactions', id);
  const isTimed = base !== undefined && base.deadlines.length > 0;
  if (!isTimed || reaction === undefined) return <p className={styles.note}>{t('noReaction')}</p>;
  return (
    <Card title={t('reactions')} level={3} subtitle={t('reactionsHow')}>
      <div className={styles.form}>
        <Deadlines bay={bay} base={base} reaction={reaction} />
        <div className={styles.figures}>
          {LIMITS.map((limit) => {
            const ms = reaction[limit];
            if (ms === undefined) return null;
            return (
              <SecondsField
                key={limit}
                label={t(`limits.${limit}`)}
                min={MIN_S}
                ms={ms}
                onChange={(next) => bay.put('reactions', { ...reaction, [limit]: next }, limit)}
              />
            );
          })}
        </div>
      </div>
    </Card>
  );
}

interface DeadlinesProps extends BayPart {
  readonly base: BayReaction;
  readonly reaction: BayRow<'reactions'>;
}

const TIMES = ['promptMs', 'withinMs'] as const;

function Deadlines({ bay, base, reaction }: DeadlinesProps): ReactElement {
  const { t } = useTranslation('bays');
  const { deadlines } = reaction;
  type Deadline = (typeof deadlines)[number];
  const nameOf = ({ id }: Deadline): string => {
    const row = base.deadlines.find((one) => one.id === id);
    return row === undefined ? id : bay.say(row.text);
  };
  return (
    <Table<Deadline>
      caption={t('reactions')}
      rows={deadlines}
      rowKey={({ id }) => id}
      columns={[
        { key: 'step', title: t('answerStep'), header: true, cell: nameOf },
        ...TIMES.map((time) => ({
          key: time,
          title: t(`deadline.${time}`),
          width: '170px',
          cell: (row: Deadline) => (
            <SecondsField
              label={t('figureOf', { name: nameOf(row), figure: t(`deadline.${time}`) })}
              labelHidden
              min={MIN_S}
              ms={row[time]}
              onChange={(ms) => {
                const next = deadlines.map((one) => (one.id === row.id ? { ...one, [time]: ms } : one));
                bay.put('reactions', { ...reaction, deadlines: next }, `${row.id} ${time}`);
              }}
            />
          ),
        })),
      ]}
    />
  );
}
