// The search and filters above a list of results; each change goes into the address.
import type { ReactElement, ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { resultChoices } from '#contract/calls/results.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { ResponseBody } from '#src/lib/api/call.ts';
import { FilterComboBox, FilterDay, FilterSelect, ListHead } from '#src/ui/list/list-filters.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { useList, type List } from '#src/ui/list/use-list.ts';
import { OUTCOMES, RESULTS_LIST, STATUSES, type FilterName } from './results-address.ts';

const MODES = ['TRAINING', 'SELFCONTROL', 'CONTROL'] as const;

interface ResultFiltersProps {
  /** The learner's own results: no groups to choose from. */
  readonly own: boolean;
  /** Results of one person: no search by name or group. */
  readonly ofOne?: boolean | undefined;
  /** At the end of the line: actions on the list. */
  readonly actions?: ReactNode;
}

export function ResultFilters({ own, ofOne = own, actions }: ResultFiltersProps): ReactElement {
  const { t } = useTranslation(['results', 'result-filters']);
  const list = useList(RESULTS_LIST);
  return (
    <ListHead
      list={list}
      searchLabel={t(ofOne ? 'teacher.searchOwn' : 'teacher.search')}
      filters={<Choices {...{ list, own, ofOne }} />}
      actions={actions}
    />
  );
}

type Choosable = ResponseBody<typeof resultChoices>;

interface ChoicesProps {
  readonly list: List<FilterName>;
  readonly own: boolean;
  readonly ofOne: boolean;
}

function Choices({ list, own, ofOne }: ChoicesProps): ReactElement {
  const { t } = useTranslation(['results', 'result-filters']);
  const query = { own: own ? 'true' : 'false' } as const;
  const choices = useQuery(callQuery<typeof resultChoices>('/completed-work/choices', { query }));
  return (
    <>
      {choices.isError ? <QueryError compact query={choices} /> : null}
      {choices.data === undefined ? null : <Named list={list} ofOne={ofOne} choices={choices.data} />}
      <FilterSelect
        list={list}
        name="mode"
        label={t('result-filters:mode')}
        anyText={t('result-filters:anyMode')}
        options={MODES.map((value) => ({ value, label: t(`modes.${value}`) }))}
      />
      <FilterSelect
        list={list}
        name="status"
        label={t('result-filters:status')}
        anyText={t('result-filters:anyStatus')}
        options={STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
      />
      <FilterSelect
        list={list}
        name="outcome"
        label={t('result-filters:outcome')}
        anyText={t('result-filters:anyOutcome')}
        options={OUTCOMES.map((value) => ({ value, label: t(value) }))}
      />
      <FilterDay list={list} name="from" label={t('result-filters:from')} />
      <FilterDay list={list} name="to" label={t('result-filters:to')} />
    </>
  );
}

interface NamedProps {
  readonly list: List<FilterName>;
  readonly ofOne: boolean;
  readonly choices: Choosable;
}

/** A filter chosen by name. Rendered once the names are loaded, because a box keeps its initial list. */
function Named({ list, ofOne, choices }: NamedProps): ReactElement {
  const { t } = useTranslation(['results', 'result-filters']);
  const language = useLanguage();
  const titled = (things: Choosable['works']) =>
    things.map(({ id, title }) => ({ value: id, label: textIn(title, language) }));
  const groups = choices.groups.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      {choices.courses.length === 0 ? null : (
        <FilterComboBox
          list={list}
          name="course"
          label={t('result-filters:course')}
          anyText={t('result-filters:anyCourse')}
          options={titled(choices.courses)}
        />
      )}
      <FilterComboBox
        list={list}
        name="work"
        label={t('result-filters:work')}
        anyText={t('result-filters:anyWork')}
        options={titled(choices.works)}
      />
      {ofOne ? null : (
        <FilterComboBox
          list={list}
          name="group"
          label={t('result-filters:group')}
          anyText={t('result-filters:anyGroup')}
          options={groups}
        />
      )}
      <FilterComboBox
        list={list}
        name="event"
        label={t('result-filters:event')}
        anyText={t('result-filters:anyEvent')}
        options={titled(choices.executions)}
      />
    </>
  );
}
