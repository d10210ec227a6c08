// What the names in a work's draft stand for, for its fields and values in words.
import { useTranslation } from 'react-i18next';
import type { KnownTask } from '#contract/entities/draft.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTopics } from '../works/use-topics.ts';
import type { Words } from './draft-words.ts';

export function useWords(tasks: ReadonlyMap<string, KnownTask>): Words {
  const { t } = useTranslation('work-editor');
  const language = useLanguage();
  const { topics = [] } = useTopics();
  return { t, language, tasks, topics: new Map(topics.map(({ id, path }) => [id, path])) };
}
