// Who is in an event: groups, people, a pasted list of logins; and what is different for single people.
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { findByLogins } from '#contract/calls/control.ts';
import { call } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { GroupChips } from '#src/ui/loaded/group-chips.tsx';
import { PeopleChips, type NamedPerson } from '#src/ui/loaded/people-chips.tsx';
import type { OwnTerms } from './event-values.ts';
import { EventTerms } from './event-terms.tsx';
import styles from './event-form.module.css';

interface Choice<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

interface EventPeopleProps {
  readonly groups: Choice<readonly NamedPerson[]>;
  readonly people: Choice<readonly NamedPerson[]>;
  readonly terms: Choice<readonly OwnTerms[]> & { readonly error: string | undefined };
  readonly hiddenUserCount: number;
}

export function EventPeople({ groups, people, terms, hiddenUserCount }: EventPeopleProps): ReactElement {
  const { t } = useTranslation('control');
  return (
    <div className={styles.part}>
      <GroupChips
        ids={groups.value.map(({ id }) => id)}
        known={groups.value}
        onChange={(_ids, chosen) => groups.onChange(chosen)}
        say={{
          groups: t('form.groups'),
          none: t('form.noGroups'),
          add: t('form.addGroup'),
          pick: t('form.pickGroup'),
          remove: (name) => t('form.removeGroup', { name }),
        }}
      />
      <p className={styles.note}>{t('form.groupsHint')}</p>
      <PeopleChips
        value={people.value}
        onChange={people.onChange}
        hidden={hiddenUserCount > 0 ? t('form.hiddenPeople', { count: hiddenUserCount }) : null}
        say={{
          people: t('form.people'),
          add: t('form.addPeople'),
          addChosen: t('form.addChosen'),
          remove: (name) => t('form.removePerson', { name }),
        }}
      />
      <PastedLogins {...people} />
      <EventTerms {...terms} />
    </div>
  );
}

const MAX_LOGINS = 1000;
const MAX_PASTED = 100_000;

interface Pasted {
  readonly added: number;
  readonly there: number;
  readonly doubles: number;
  readonly unknown: readonly string[];
}

function usePasting({ value, onChange }: Choice<readonly NamedPerson[]>) {
  const [outcome, setOutcome] = useState<Pasted>();
  const finding = useMutation({
    mutationFn: async (text: string) => {
      const words = text.split(/[\s,;]+/).filter((word) => word !== '');
      const logins = [...new Set(words)].slice(0, MAX_LOGINS);
      const { found, unknown } = await call<typeof findByLogins>('POST', '/execution-work/people', {
        body: { logins },
      });
      const fresh = found.filter(({ id }) => !value.some((one) => one.id === id));
      onChange([...value, ...fresh.map(({ id, fullName }) => ({ id, name: fullName }))]);
      setOutcome({
        added: fresh.length,
        there: found.length - fresh.length,
        doubles: words.length - logins.length,
        unknown,
      });
    },
  });
  return { outcome, finding };
}

function PastedLogins(people: Choice<readonly NamedPerson[]>): ReactElement {
  const { t } = useTranslation('control');
  const [text, setText] = useState('');
  const { outcome, finding } = usePasting(people);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('form.paste')}</summary>
      <div className={styles.part}>
        <TextArea
          label={t('form.pasteField')}
          description={t('form.pasteHint')}
          value={text}
          maxLength={MAX_PASTED}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div>
          <Button
            variant="secondary"
            text={t('form.pasteAdd')}
            disabled={text.trim() === ''}
            loading={finding.isPending}
            onClick={() => finding.mutate(text)}
          />
        </div>
        {finding.isError ? (
          <Notice tone="danger" live>
            {finding.error.message}
          </Notice>
        ) : null}
        {outcome === undefined ? null : (
          <Notice tone={outcome.unknown.length === 0 ? 'success' : 'warning'} live>
            <p>{t('form.pasteDone', { ...outcome })}</p>
            {outcome.unknown.length === 0 ? null : (
              <p>{t('form.pasteUnknown', { logins: outcome.unknown.join(', ') })}</p>
            )}
          </Notice>
        )}
      </div>
    </details>
  );
}
