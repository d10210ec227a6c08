// What is counted: mode, attempts of each person, revision. All of it stands in the address.
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { COUNTED_CHOICES, type Statistics } from '#contract/entities/statistics.ts';
import { Select } from '#src/ui/fields/select.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import styles from './statistics.module.css';

const ALL = 'ALL';

type Counted = Pick<Statistics, 'mode' | 'modes' | 'choice' | 'revision' | 'revisions'>;

interface CountedAsProps {
  readonly counted: Counted;
  /** Of one person an attempt is the first of its work, not of each person. */
  readonly isOfOne?: boolean;
  /** Which marks are counted, where that can be chosen. */
  readonly marks?: ReactNode;
}

export function CountedAs({ counted, isOfOne = false, marks }: CountedAsProps): ReactElement | null {
  const { t } = useTranslation(['statistics', 'results']);
  const [, change] = useAddress();
  const { mode, modes, choice, revision, revisions } = counted;
  const set = (name: string, value: string) => (): void =>
    change(
      (params) => {
        params.set(name, value);
        if (name === 'mode') params.delete('revision');
        if (value === ALL && name === 'revision') params.delete(name);
        return params;
      },
      { preventScrollReset: true },
    );
  // Nothing was finished: there is nothing to choose from.
  if (modes.length === 0) return null;
  return (
    <div className={styles.countedAs}>
      <Select
        label={t('mode')}
        placeholder={t('mode')}
        value={mode}
        options={modes.map((value) => ({ value, label: t(`results:modes.${value}`) }))}
        disabled={modes.length < 2}
        onChange={(value) => set('mode', value)()}
      />
      <Select
        label={t('choice')}
        placeholder={t('choice')}
        value={choice}
        options={COUNTED_CHOICES.map((value) => ({
          value,
          label: t(isOfOne ? `ownChoices.${value}` : `choices.${value}`),
        }))}
        onChange={(value) => set('choice', value)()}
      />
      {revisions.length < 2 ? null : (
        <Select
          label={t('revision')}
          placeholder={t('anyRevision')}
          value={revision === null ? ALL : String(revision)}
          options={[
            { value: ALL, label: t('anyRevision') },
            ...revisions
              .toSorted((a, b) => b - a)
              .map((number) => ({ value: String(number), label: t('revisionOf', { number }) })),
          ]}
          onChange={(value) => set('revision', value)()}
        />
      )}
      {marks}
    </div>
  );
}
