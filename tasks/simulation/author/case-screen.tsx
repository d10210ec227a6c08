// How an author writes a task that is played: a case from the list.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { practicePictureUrl } from '#assets/practice-pictures.ts';
import type { listPracticeCases } from '#contract/calls/practice-cases.ts';
import type { TaskDraft } from '#contract/entities/task-draft.ts';
import { textIn, textsOf } from '#contract/languages.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import type { AuthorScreenProps } from '../../kit/author/author-props.ts';
import styles from '../../kit/author/author.module.css';
import { caseAuthorTexts } from './author-texts.ts';
import own from './case-screen.module.css';

/** A case by its picture and its name; one that a site added has no picture. */
function CaseLabel({ id, title }: { readonly id: string; readonly title: string }): ReactElement {
  const picture = practicePictureUrl(id);
  return (
    <span className={own.label}>
      {picture === undefined ? null : (
        <img className={own.picture} src={picture} alt="" width={128} height={72} loading="lazy" />
      )}
      {title}
    </span>
  );
}

interface Named {
  readonly id: string;
  readonly goal: LocalizedText;
}

interface CaseScreenProps extends AuthorScreenProps {
  readonly simulation: 'ROOM' | 'EQUIPMENT';
}

/** With the case; its goal is what the task asks, where nothing of the author's own is asked. */
function withCase(draft: TaskDraft, caseId: string, cases: readonly Named[]): TaskDraft {
  const goalOf = (wanted: unknown) => cases.find(({ id }) => id === wanted)?.goal;
  const { question, params } = draft;
  const [asked, former, goal] = [textsOf(question.content), goalOf(params['caseId']), goalOf(caseId)];
  const isOwn = asked.some((text) => text !== '') && !(former && isSameJson(asked, textsOf(former)));
  const content = isOwn ? question.content : (goal ?? question.content);
  return { ...draft, question: { ...question, content }, params: { ...params, caseId } };
}

export function CaseScreen({ draft, edit, simulation }: CaseScreenProps): ReactElement {
  const language = useLanguage();
  const texts = caseAuthorTexts(language);
  const [words, setWords] = useState('');
  const cases = useQuery(callQuery<typeof listPracticeCases>('/practice-cases', { query: { simulation } }));
  const chosen = draft.params['caseId'];
  const wanted = words.trim().toLowerCase();
  const shown = (cases.data ?? []).filter(
    ({ id, title, goal }) =>
      id === chosen || `${textIn(title, language)} ${textIn(goal, language)}`.toLowerCase().includes(wanted),
  );
  return (
    <div className={styles.form}>
      <SearchField label={texts.search} clearLabel={texts.clear} value={words} onChange={setWords} />
      {cases.isPending ? <Skeleton shape="block" height="160px" /> : null}
      {cases.isError ? <QueryError query={cases} /> : null}
      {cases.data !== undefined && shown.length === 0 ? <p className={styles.note}>{texts.none}</p> : null}
      <RadioGroup
        label={texts.cases}
        value={typeof chosen === 'string' ? chosen : null}
        onChange={(caseId) => edit(null, (now) => withCase(now, caseId, cases.data ?? []))}
        options={shown.map(({ id, title, goal }) => ({
          value: id,
          label: <CaseLabel id={id} title={textIn(title, language)} />,
          description: textIn(goal, language),
        }))}
      />
    </div>
  );
}
