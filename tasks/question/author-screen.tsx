// How an author writes a QUESTION: the wanted length, the rubric, and a model answer.
import type { ReactElement } from 'react';
import { z } from 'zod';
import { optionalTextSchema } from '#contract/texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import type { AuthorScreenProps, TaskAuthor } from '../kit/author/author-props.ts';
import { authorTexts } from '../kit/author/author-texts.ts';
import styles from '../kit/author/author.module.css';
import { RubricField } from '../kit/author/rubric-field.tsx';
import { EMPTY_TEXT, TextInput } from '../kit/author/text-input.tsx';
import { begunRubricSchema } from '../kit/schema.ts';
import { questionAuthorTexts } from './author-texts.ts';
import { questionKind } from './kind.ts';
import { MAX_ANSWER } from './schema.ts';

const begunSchema = z.object({
  wantedLength: z.number().catch(0),
  rubric: begunRubricSchema,
  sample: optionalTextSchema.catch(EMPTY_TEXT),
});

function QuestionScreen({ draft, language, edit }: AuthorScreenProps): ReactElement {
  const texts = questionAuthorTexts(useLanguage());
  const shared = authorTexts(useLanguage());
  const { wantedLength, rubric, sample } = begunSchema.parse(draft.params);
  const set = (field: string | null, params: Readonly<Record<string, unknown>>): void =>
    edit(field, (now) => ({ ...now, params: { ...now.params, ...params } }));
  return (
    <div className={styles.form}>
      <NumberField
        label={texts.length}
        description={texts.lengthHow}
        isWhole
        value={wantedLength === 0 ? null : wantedLength}
        max={MAX_ANSWER}
        onChange={(length) => set('length', { wantedLength: length ?? 0 })}
      />
      <TextInput
        label={shared.model}
        description={shared.modelHow}
        text={sample}
        language={language}
        rows={5}
        onChange={(text) => set(`sample ${language}`, { sample: text })}
      />
      <RubricField
        rubric={rubric}
        language={language}
        onChange={(field, rows) => set(field && `rubric ${field} ${language}`, { rubric: rows })}
      />
    </div>
  );
}

export const QUESTION_AUTHOR: TaskAuthor = {
  kind: questionKind,
  Screen: QuestionScreen,
  blank: () => ({}),
  picture: (
    <>
      <rect x="8" y="6" width="80" height="52" rx="4" />
      <path d="M18 18h60M18 28h52M18 38h58M18 48h28" />
    </>
  ),
  example: {
    ru: 'Опишите действия оператора при срабатывании аварийной остановки',
    en: 'Describe what the operator does after an emergency stop',
    ch: '描述紧急停机后操作员的处置步骤',
  },
};
