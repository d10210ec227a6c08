// A choice of a group, found by typing, or of a few other values, such as 'no group'.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { QueryError } from './query-error.tsx';
import { useGroupOptions, type Option } from '#src/lib/api/group-options.ts';

interface GroupBoxProps {
  readonly label: string;
  /** A group's id, or the value of one of `besides`; '': nothing is chosen yet. */
  readonly value: string;
  readonly besides: readonly Option[];
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly description?: string | undefined;
  /** Left out: the first of `besides`. */
  readonly placeholder?: string | undefined;
}

export function GroupBox({
  label,
  value,
  besides,
  onChange,
  error,
  description,
  placeholder = besides[0]?.label ?? '',
}: GroupBoxProps): ReactElement {
  const { t } = useTranslation('lists');
  const isGroup = value !== '' && !besides.some((option) => option.value === value);
  const { options, onSearch, failed } = useGroupOptions(isGroup ? value : null);
  // The box puts the chosen text into its field: opening it is not a search for that text.
  const search = (words: string): void =>
    onSearch(besides.some((option) => option.label === words) ? '' : words);
  return (
    <>
      <ComboBox
        label={label}
        placeholder={placeholder}
        emptyText={t('nothingFound')}
        value={value === '' ? null : value}
        onChange={onChange}
        onSearch={search}
        options={[...besides, ...options]}
        error={error}
        description={description}
      />
      {failed === undefined ? null : <QueryError compact query={failed} />}
    </>
  );
}
