// Choosing tasks of the bank for a work, by search in all their texts.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listTasks } from '#contract/calls/tasks.ts';
import type { BankTask } from '#contract/entities/bank.ts';
import { textIn } from '#contract/languages.ts';
import { named } from '#src/i18n/named.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { SearchPicker } from '#src/ui/loaded/search-picker.tsx';

interface TaskPickerProps {
  /** Those that the work has. */
  readonly there: readonly { readonly id: string }[];
  readonly onPick: (tasks: readonly BankTask[]) => void;
  readonly onClose: () => void;
}

export function TaskPicker(props: TaskPickerProps): ReactElement {
  const { t } = useTranslation(['work-editor', 'works']);
  const language = useLanguage();
  const format = useFormat();
  const lineOf = ({ question, taskType, maxScore, topics }: BankTask) => ({
    name: textIn(question, language),
    about: [
      t(`works:types.${taskType}`),
      named(language, t('points'), format.number(maxScore)),
      ...topics.map(({ name }) => name),
    ],
  });
  return (
    <SearchPicker
      {...props}
      texts={{ title: t('picker.title'), search: t('picker.search'), none: t('picker.none') }}
      find={(query) => callQuery<typeof listTasks>('/tasks', { query })}
      lineOf={lineOf}
    />
  );
}
