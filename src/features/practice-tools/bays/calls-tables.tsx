// Whom one calls: names and numbers of the telephone list, and what they say.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallAnswer } from '#contract/simulation/equipment-emergency.ts';
import type { PersonRow } from '#contract/simulation/equipment-ruleset.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Table } from '#src/ui/data/table.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { TextInput } from '#tasks/kit/author/text-input.tsx';
import styles from '../practice-tools.module.css';
import type { Bay } from './use-bay.ts';

interface BayPart {
  readonly bay: Bay;
}

const MAX_NUMBER = 20;

export function CallsTables({ bay }: BayPart): ReactElement {
  const { t } = useTranslation('bays');
  const { ruleset } = bay.base;
  return (
    <>
      <Card title={t('persons')} level={3} subtitle={t('personsHow')}>
        <Table<PersonRow>
          caption={t('persons')}
          rows={ruleset.persons}
          rowKey={({ id }) => id}
          columns={[
            { key: 'who', title: t('who'), header: true, width: '30%', cell: ({ text }) => bay.say(text) },
            { key: 'name', title: t('name'), cell: (person) => <PersonName bay={bay} person={person} /> },
            {
              key: 'number',
              title: t('number'),
              width: '140px',
              cell: (person) => <PersonNumber bay={bay} person={person} />,
            },
          ]}
        />
      </Card>
      <Card title={t('answers')} level={3} subtitle={t('answersHow')}>
        <Table<CallAnswer>
          caption={t('answers')}
          rows={ruleset.emergency.answers}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'who',
              title: t('who'),
              header: true,
              width: '36%',
              cell: (answer) => <Speakers bay={bay} answer={answer} />,
            },
            { key: 'says', title: t('says'), cell: (answer) => <AnswerText bay={bay} answer={answer} /> },
          ]}
        />
      </Card>
    </>
  );
}

interface PersonProps extends BayPart {
  readonly person: PersonRow;
}

function PersonName({ bay, person }: PersonProps): ReactElement | null {
  const { t } = useTranslation('bays');
  const row = bay.row('persons', person.id);
  if (row === undefined) return null;
  return (
    <TextInput
      label={t('nameOf', { name: bay.say(person.text) })}
      labelHidden
      text={row.text}
      language={bay.language}
      onChange={(text) => bay.put('persons', { ...row, text }, `text ${bay.language}`)}
    />
  );
}

function PersonNumber({ bay, person }: PersonProps): ReactElement | null {
  const { t } = useTranslation('bays');
  const row = bay.row('persons', person.id);
  if (row === undefined) return null;
  return (
    <TextField
      label={t('numberOf', { name: bay.say(person.text) })}
      labelHidden
      autoComplete="off"
      maxLength={MAX_NUMBER}
      value={row.number}
      onChange={(event) => bay.put('persons', { ...row, number: event.currentTarget.value }, 'number')}
    />
  );
}

interface AnswerProps extends BayPart {
  readonly answer: CallAnswer;
}

/** Who says it, and to which reason of a call. */
function Speakers({ bay, answer: { who, when } }: AnswerProps): ReactElement {
  const { t } = useTranslation('bays');
  const { persons, emergency } = bay.base.ruleset;
  const all = who.length === persons.length;
  const speakers = persons.filter(({ id }) => who.includes(id));
  const asked = when.flatMap(({ key, is }) => (key === 'reason' ? (is ?? []) : []));
  const reasons = emergency.reasons.filter(({ id }) => asked.includes(id));
  return (
    <span className={styles.two}>
      <span className={styles.badges}>
        {all ? <Badge>{t('everybody')}</Badge> : null}
        {all ? null : speakers.map(({ id, text }) => <Badge key={id}>{bay.say(text)}</Badge>)}
      </span>
      {reasons.map(({ id, text }) => (
        <span key={id} className={styles.note}>
          {t('askedFor', { name: bay.say(text) })}
        </span>
      ))}
    </span>
  );
}

function AnswerText({ bay, answer }: AnswerProps): ReactElement | null {
  const { t } = useTranslation('bays');
  const row = bay.row('answers', answer.id);
  if (row === undefined) return null;
  return (
    <TextInput
      label={t('saysOf', { text: bay.say(answer.text) })}
      labelHidden
      rows={2}
      text={row.text}
      language={bay.language}
      onChange={(text) => bay.put('answers', { id: row.id, text }, `text ${bay.language}`)}
    />
  );
}
