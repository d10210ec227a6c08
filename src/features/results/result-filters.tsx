// The search and filters over a list of results; each change goes into the address.
import { SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useId, useState, type ReactElement, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { resultChoices } from '#contract/calls/results.ts';
import { textIn } from '#contract/text-in.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/call-query.ts';
import type { Answer } from '#src/lib/call.ts';
import { Button } from '#src/ui/button.tsx';
import { ComboBox } from '#src/ui/combo-box.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { Select } from '#src/ui/select.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './result-filters.module.css';
import {
  changedAddress,
  chosenFilters,
  filterFromAddress,
  OUTCOMES,
  resetAddress,
  searchFromAddress,
  STATUSES,
  type FilterName,
} from './results-address.ts';
import { useAddress } from './use-address.ts';

const MODES = ['TRAINING', 'SELFCONTROL', 'CONTROL'] as const;
const TYPING_MS = 300;
const ANY = 'ANY';

interface ResultFiltersProps {
  /** One's own results: no groups to choose from. */
  readonly own: boolean;
  /** Stands at the end of the line: what can be done with the list. */
  readonly actions?: ReactNode;
}

export function ResultFilters({ own, actions }: ResultFiltersProps): ReactElement {
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
          <Search label={t(own ? 'teacher.searchOwn' : 'teacher.search')} />
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
            <Choices own={own} />
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

function Search({ label }: { readonly label: string }): ReactElement {
  const { t } = useTranslation('results');
  const [params, change] = useAddress();
  const [typed, setTyped] = useState<string>();
  const kept = searchFromAddress(params);
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      setTyped(undefined);
      change((old) => changedAddress(old, 'search', typed), { replace: true });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, change]);
  return (
    <SearchField
      label={label}
      clearLabel={t('teacher.clearSearch')}
      value={typed ?? kept}
      onChange={setTyped}
    />
  );
}

type Choosable = Answer<typeof resultChoices>;

function Choices({ own }: { readonly own: boolean }): ReactElement {
  const { t } = useTranslation('results');
  const query = { own: own ? 'true' : 'false' } as const;
  const { data } = useQuery(callQuery<typeof resultChoices>('/completed-work/choices', { query }));
  return (
    <>
      {data === undefined ? null : <Named own={own} choices={data} />}
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
function Named({ own, choices }: { readonly own: boolean; readonly choices: Choosable }): ReactElement {
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
      {own ? null : (
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
