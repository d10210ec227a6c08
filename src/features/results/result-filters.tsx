// The search and filters over a list of results; each change goes into the address.
import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { resultChoices } from '#contract/calls/results.ts';
import { textIn } from '#contract/text-in.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/call-query.ts';
import type { Answer } from '#src/lib/call.ts';
import { Button } from '#src/ui/button.tsx';
import { ComboBox } from '#src/ui/combo-box.tsx';
import { Select } from '#src/ui/select.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './result-filters.module.css';
import {
  changedAddress,
  chosenFilters,
  filterFromAddress,
  OUTCOMES,
  resetAddress,
  STATUSES,
  type FilterName,
} from './results-address.ts';
import { ResultSearch } from './result-search.tsx';
import { useAddress } from './use-address.ts';

const MODES = ['TRAINING', 'SELFCONTROL', 'CONTROL'] as const;
const ANY = 'ANY';

interface ResultFiltersProps {
  /** One's own results: no groups to choose from. */
  readonly own: boolean;
  /** Of one person: neither names nor groups to look for. */
  readonly ofOne?: boolean | undefined;
  /** Stands at the end of the line: what can be done with the list. */
  readonly actions?: ReactNode;
}

export function ResultFilters({ own, ofOne = own, actions }: ResultFiltersProps): ReactElement {
  const { t } = useTranslation('results');
  const [params, change] = useAddress();
  const chosen = chosenFilters(params).length;
  // A link with filters shows them.
  const [open, setOpen] = useState(chosen > 0);
  const panelId = useId();
  return (
    <div className={styles.filters}>
      <div className={styles.line}>
        <div className={styles.search}>
          <ResultSearch label={t(ofOne ? 'teacher.searchOwn' : 'teacher.search')} />
        </div>
        <Button
          variant="secondary"
          icon={<SlidersHorizontal size={18} />}
          text={chosen === 0 ? t('teacher.more') : t('teacher.chosen', { count: chosen })}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        />
        {actions}
      </div>
      <div id={panelId} hidden={!open}>
        {open ? (
          <div className={styles.panel}>
            <Choices {...{ own, ofOne }} />
            {chosen > 0 ? (
              <Button
                variant="secondary"
                icon={<X size={18} />}
                text={t('teacher.reset')}
                onClick={() => change(resetAddress)}
              />
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

type Choosable = Answer<typeof resultChoices>;

interface WhoseProps {
  readonly own: boolean;
  readonly ofOne: boolean;
}

function Choices({ own, ofOne }: WhoseProps): ReactElement {
  const { t } = useTranslation('results');
  const query = { own: own ? 'true' : 'false' } as const;
  const { data } = useQuery(callQuery<typeof resultChoices>('/completed-work/choices', { query }));
  return (
    <>
      {data === undefined ? null : <Named ofOne={ofOne} choices={data} />}
      <OneOf
        name="mode"
        label={t('teacher.mode')}
        anyText={t('teacher.anyMode')}
        options={MODES.map((value) => ({ value, label: t(`modes.${value}`) }))}
      />
      <OneOf
        name="status"
        label={t('teacher.status')}
        anyText={t('teacher.anyStatus')}
        options={STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
      />
      <OneOf
        name="outcome"
        label={t('teacher.outcome')}
        anyText={t('teacher.anyOutcome')}
        options={OUTCOMES.map((value) => ({ value, label: t(value) }))}
      />
      <Day name="from" label={t('teacher.from')} />
      <Day name="to" label={t('teacher.to')} />
    </>
  );
}

/** What is chosen by its name: shown once the names are there, for a box takes its list when it is made. */
function Named({ ofOne, choices }: { readonly ofOne: boolean; readonly choices: Choosable }): ReactElement {
  const { t } = useTranslation('results');
  const language = useLanguage();
  const titled = (list: Choosable['works']): Option[] =>
    list.map(({ id, title }) => ({ value: id, label: textIn(title, language) }));
  const groups = choices.groups.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Found
        name="work"
        label={t('teacher.work')}
        anyText={t('teacher.anyWork')}
        options={titled(choices.works)}
      />
      {ofOne ? null : (
        <Found name="group" label={t('teacher.group')} anyText={t('teacher.anyGroup')} options={groups} />
      )}
      <Found
        name="event"
        label={t('teacher.event')}
        anyText={t('teacher.anyEvent')}
        options={titled(choices.executions)}
      />
    </>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps {
  readonly name: FilterName;
  readonly label: string;
  readonly anyText: string;
  readonly options: readonly Option[];
}

function useFilter(name: FilterName): readonly [string, (value: string) => void] {
  const [params, change] = useAddress();
  return [
    filterFromAddress(params, name),
    (value) => change((old) => changedAddress(old, name, value === ANY ? '' : value)),
  ];
}

function OneOf({ name, label, anyText, options }: ChoiceProps): ReactElement {
  const [value, choose] = useFilter(name);
  return (
    <Select
      label={label}
      placeholder={anyText}
      value={value === '' ? ANY : value}
      onChange={choose}
      options={[{ value: ANY, label: anyText }, ...options]}
    />
  );
}

/** One of a list that may be long: found by typing. */
function Found({ name, label, anyText, options }: ChoiceProps): ReactElement {
  const { t } = useTranslation('results');
  const [value, choose] = useFilter(name);
  return (
    <ComboBox
      label={label}
      placeholder={anyText}
      emptyText={t('teacher.nothingFound')}
      value={value === '' ? ANY : value}
      onChange={choose}
      options={[{ value: ANY, label: anyText }, ...options]}
    />
  );
}

function Day({ name, label }: { readonly name: 'from' | 'to'; readonly label: string }): ReactElement {
  const [value, choose] = useFilter(name);
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
