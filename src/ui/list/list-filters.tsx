// The filters of a list, each stored in the address; 'any' means no filter.
import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { DateField } from '#src/ui/fields/date-field.tsx';
import styles from './list-frame.module.css';
import { ListSearch } from './list-search.tsx';
import type { List } from './use-list.ts';

const ANY = 'ANY';

interface FilterProps<Filter extends string> {
  readonly list: List<Filter>;
  readonly name: Filter;
  readonly label: string;
}

interface ChoiceProps<Filter extends string> extends FilterProps<Filter> {
  readonly anyText: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function choiceOf<Filter extends string>({ list, name, label, anyText, options }: ChoiceProps<Filter>) {
  const value = list.filter(name);
  return {
    label,
    placeholder: anyText,
    value: value === '' ? ANY : value,
    onChange: (next: string) => list.set(name, next === ANY ? '' : next),
    options: [{ value: ANY, label: anyText }, ...options],
  };
}

/** A filter with a few values. */
export function FilterSelect<Filter extends string>(props: ChoiceProps<Filter>): ReactElement {
  return <Select {...choiceOf(props)} />;
}

/** A filter with many values, found by typing. Render it once its options are loaded. */
export function FilterComboBox<Filter extends string>(props: ChoiceProps<Filter>): ReactElement {
  const { t } = useTranslation('lists');
  return <ComboBox emptyText={t('nothingFound')} {...choiceOf(props)} />;
}

export function FilterDay<Filter extends string>({ list, name, label }: FilterProps<Filter>): ReactElement {
  return <DateField label={label} value={list.filter(name)} onChange={(day) => list.set(name, day)} />;
}

interface ListHeadProps<Filter extends string> {
  readonly list: List<Filter>;
  readonly searchLabel: string;
  /** The filters, shown below when opened or active. */
  readonly filters?: ReactNode;
  /** Actions on the list, at the end of the line. */
  readonly actions?: ReactNode;
}

/** Search, filters and actions above a list. */
export function ListHead<Filter extends string>(props: ListHeadProps<Filter>): ReactElement {
  const { list, searchLabel, filters, actions } = props;
  const { t } = useTranslation('lists');
  const count = list.filterCount;
  // A link with filters opens them.
  const [open, setOpen] = useState(count > 0);
  const panelId = useId();
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <div className={styles.search}>
          <ListSearch label={searchLabel} />
        </div>
        {filters ? (
          <Button
            variant="secondary"
            icon={<SlidersHorizontal size={18} />}
            text={count === 0 ? t('filters') : t('filtersChosen', { count })}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
          />
        ) : null}
        {actions}
      </div>
      <div id={panelId} hidden={!open}>
        {open ? (
          <div className={styles.panel}>
            {filters}
            {count > 0 ? (
              <Button
                variant="secondary"
                icon={<X size={18} />}
                text={t('resetFilters')}
                onClick={list.reset}
              />
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}
