// How an author writes a COMMONQUESTION: the answer, other wordings, what counts as the same, and trying an answer.
import { useState, type ReactElement } from 'react';
import { contentOfDraft } from '#contract/entities/task-draft.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { AuthorScreenProps, TaskAuthor } from '../kit/author/author-props.ts';
import styles from '../kit/author/author.module.css';
import { emptyAnswers } from '../kit/author/choice-screen.tsx';
import { EMPTY_TEXT, TextInput } from '../kit/author/text-input.tsx';
import { TextRows } from '../kit/author/text-rows.tsx';
import { commonAuthorTexts } from './author-texts.ts';
import { commonQuestionKind } from './kind.ts';
import { begunCommonQuestionSchema } from './schema.ts';

const RULES = ['caseMatters', 'ignoresYo', 'ignoresSpaces', 'allowsMisprint'] as const;
const MAX_VARIANTS = 30;

function CommonQuestionScreen({ draft, language, edit }: AuthorScreenProps): ReactElement {
  const texts = commonAuthorTexts(useLanguage());
  const { variants, rules } = begunCommonQuestionSchema.parse(draft.params);
  const [first] = draft.answers;
  const setParams = (field: string | null, params: Readonly<Record<string, unknown>>): void =>
    edit(field, (now) => ({ ...now, params: { ...now.params, ...params } }));
  return (
    <div className={styles.form}>
      <TextInput
        label={texts.answer}
        description={texts.answerHow}
        text={first?.content ?? EMPTY_TEXT}
        language={language}
        onChange={(content) =>
          edit(`answer ${language}`, (now) => {
            const [answer = emptyAnswers(1)[0], ...rest] = now.answers;
            return answer === undefined ? now : { ...now, answers: [{ ...answer, content }, ...rest] };
          })
        }
      />
      <section className={styles.form}>
        <h3 className={styles.title}>{texts.variants}</h3>
        <TextRows
          label={texts.variants}
          rowLabel={texts.variant}
          addLabel={texts.addVariant}
          how={texts.variantsHow}
          rows={variants}
          language={language}
          max={MAX_VARIANTS}
          make={(row) => row}
          onChange={(field, rows) => setParams(field && `variant ${field} ${language}`, { variants: rows })}
        />
      </section>
      <fieldset className={styles.group}>
        <legend className={styles.title}>{texts.rules}</legend>
        {RULES.map((rule) => (
          <Checkbox
            key={rule}
            label={texts[rule]}
            checked={rules[rule]}
            onChange={() => setParams(null, { rules: { ...rules, [rule]: !rules[rule] } })}
          />
        ))}
      </fieldset>
      <TryAnswer draft={draft} />
    </div>
  );
}

const AS_WRITTEN = { secret: '', isShuffled: false };
const MAX_ANSWER = 2000;

function TryAnswer({ draft }: Pick<AuthorScreenProps, 'draft'>): ReactElement {
  const texts = commonAuthorTexts(useLanguage());
  const [text, setText] = useState('');
  const content = contentOfDraft(draft, null);
  const isWhole =
    commonQuestionKind.paramsSchema.safeParse(content.params).success &&
    commonQuestionKind.faultsOf(content).length === 0;
  const said = (): string => {
    if (text.trim() === '' || !isWhole) return texts.tryHow;
    const { outcome } = commonQuestionKind.check(content, AS_WRITTEN, { text });
    return outcome === 'RIGHT' ? texts.accepted : texts.refused;
  };
  return (
    <TextField
      label={texts.tryIt}
      description={<span aria-live="polite">{said()}</span>}
      autoComplete="off"
      maxLength={MAX_ANSWER}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

export const COMMON_QUESTION_AUTHOR: TaskAuthor = {
  kind: commonQuestionKind,
  Screen: CommonQuestionScreen,
  blank: () => ({ answers: emptyAnswers(1) }),
  picture: (
    <>
      <path d="M8 12h56" />
      <rect x="8" y="26" width="80" height="26" rx="4" />
      <path d="M18 33v12M26 39h34" />
    </>
  ),
  example: {
    ru: 'Как называется промотор адгезии фоторезиста?',
    en: 'What is the adhesion promoter of photoresist called?',
    ch: '光刻胶的增粘剂叫什么？',
  },
};
