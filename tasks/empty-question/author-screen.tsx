// How an author writes an EMPTYQUESTION: a text, and gaps made by marking words in it.
import { useRef, useState, type ReactElement, type RefObject } from 'react';
import { X } from 'lucide-react';
import { z } from 'zod';
import { filled, inEveryLanguage, LANGUAGE_TAGS, textIn } from '#contract/languages.ts';
import { optionalTextSchema } from '#contract/texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import type { AuthorScreenProps, TaskAuthor } from '../kit/author/author-props.ts';
import styles from '../kit/author/author.module.css';
import { LinesInput } from '../kit/author/lines-input.tsx';
import { EMPTY_TEXT } from '../kit/author/text-input.tsx';
import { emptyQuestionAuthorTexts } from './author-texts.ts';
import { emptyQuestionKind } from './kind.ts';
import { textPieces } from './schema.ts';

const KINDS = ['TYPED', 'PICKED'] as const;
const MAX_GAPS = 40;
const MAX_LINES = 20;
const MAX_TEXT = 5000;
const ROWS = 6;

const gapSchema = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  accepted: z.array(optionalTextSchema).optional(),
  options: z.array(optionalTextSchema).optional(),
  right: z.number().optional(),
});
type Gap = z.infer<typeof gapSchema>;
const begunSchema = z.object({
  text: optionalTextSchema.catch(EMPTY_TEXT),
  gaps: z.array(gapSchema).catch([]),
});

/** A gap answered in one way has nothing of the other. */
const typedGap = (id: string, accepted: Gap['accepted']): Gap => ({ id, kind: 'TYPED', accepted });
const pickedGap = (id: string, options: Gap['options'], right = 0): Gap => ({
  id,
  kind: 'PICKED',
  options,
  right,
});
const wordsOf = ({ accepted, options }: Gap): Gap['accepted'] => accepted ?? options ?? [];

function freshGapId(gaps: readonly Gap[]): string {
  const taken = new Set(gaps.map(({ id }) => id));
  const numbers = Array.from({ length: gaps.length + 1 }, (_, at) => `g${at + 1}`);
  return numbers.find((id) => !taken.has(id)) ?? 'g1';
}

function EmptyQuestionScreen(props: AuthorScreenProps): ReactElement {
  const { draft, language, edit } = props;
  const texts = emptyQuestionAuthorTexts(useLanguage());
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, gaps } = begunSchema.parse(draft.params);
  const set = (name: string | null, params: Readonly<Record<string, unknown>>): void =>
    edit(name, (now) => ({ ...now, params: { ...now.params, ...params } }));
  return (
    <div className={styles.form}>
      <TextArea
        ref={field}
        label={texts.text}
        description={texts.textHow}
        lang={LANGUAGE_TAGS[language]}
        rows={ROWS}
        maxLength={MAX_TEXT}
        value={text[language]}
        onChange={(event) =>
          set(`text ${language}`, { text: { ...text, [language]: event.currentTarget.value } })
        }
      />
      <MarkWord
        field={field}
        isFull={gaps.length >= MAX_GAPS}
        onMark={(from, to) => {
          const id = freshGapId(gaps);
          const said = text[language];
          const word = said.slice(from, to).trim();
          const marked = `${said.slice(0, from)}{${id}}${said.slice(to)}`;
          set(null, {
            text: { ...text, [language]: marked },
            gaps: [...gaps, typedGap(id, [{ ...EMPTY_TEXT, [language]: word }])],
          });
        }}
      />
      <Gaps text={text} gaps={gaps} language={language} field={field} set={set} />
    </div>
  );
}

interface GapsProps extends Pick<AuthorScreenProps, 'language'>, z.infer<typeof begunSchema> {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly set: (name: string | null, params: Readonly<Record<string, unknown>>) => void;
}

function Gaps({ text, gaps, language, field, set }: GapsProps): ReactElement {
  const texts = emptyQuestionAuthorTexts(useLanguage());
  const said = text[language];
  const isPlaced = (id: string): boolean =>
    textPieces(said).some((piece) => piece.kind === 'GAP' && piece.id === id);
  const place = (id: string): void => {
    const at = field.current?.selectionStart ?? said.length;
    set(null, { text: { ...text, [language]: `${said.slice(0, at)}{${id}}${said.slice(at)}` } });
  };
  // Its word comes back into the text.
  const remove = (gap: Gap): void => {
    const word = wordsOf(gap)?.[gap.right ?? 0] ?? EMPTY_TEXT;
    const written = inEveryLanguage((one) => text[one].replaceAll(`{${gap.id}}`, textIn(word, one)));
    set(null, { text: written, gaps: gaps.filter(({ id }) => id !== gap.id) });
  };
  return (
    <section className={styles.form} aria-label={texts.gaps}>
      <h3 className={styles.title}>{texts.gaps}</h3>
      {gaps.length === 0 ? <p className={styles.note}>{texts.noGaps}</p> : null}
      {gaps.map((gap) => (
        <GapFields
          key={gap.id}
          gap={gap}
          language={language}
          isPlaced={isPlaced(gap.id)}
          onPlace={() => place(gap.id)}
          onChange={(name, next) =>
            set(name && `gap ${gap.id} ${name}`, {
              gaps: gaps.map((one) => (one.id === gap.id ? next : one)),
            })
          }
          onRemove={() => remove(gap)}
        />
      ))}
    </section>
  );
}

interface MarkWordProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly isFull: boolean;
  readonly onMark: (from: number, to: number) => void;
}

/** The marked part without the spaces around it; within a gap nothing is marked. */
function MarkWord({ field, isFull, onMark }: MarkWordProps): ReactElement {
  const texts = emptyQuestionAuthorTexts(useLanguage());
  const [isNothing, setNothing] = useState(false);
  const mark = (): void => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    const marked = value.slice(selectionStart, selectionEnd);
    const isWord = marked.trim() !== '' && !/[{}]/u.test(marked);
    setNothing(!isWord);
    if (!isWord) return field.current?.focus();
    const from = selectionStart + marked.length - marked.trimStart().length;
    onMark(from, from + marked.trim().length);
  };
  return (
    <div className={styles.line}>
      <Button size="s" variant="secondary" text={texts.mark} disabled={isFull} onClick={mark} />
      <span className={styles.note} aria-live="polite">
        {isNothing ? texts.nothingMarked : ''}
      </span>
    </div>
  );
}

interface GapFieldsProps extends Pick<AuthorScreenProps, 'language'> {
  readonly gap: Gap;
  readonly isPlaced: boolean;
  readonly onPlace: () => void;
  readonly onChange: (field: string | null, gap: Gap) => void;
  readonly onRemove: () => void;
}

function GapFields(props: GapFieldsProps): ReactElement {
  const { gap, language, isPlaced, onPlace, onChange, onRemove } = props;
  const texts = emptyQuestionAuthorTexts(useLanguage());
  const { id, kind } = gap;
  const words = wordsOf(gap);
  return (
    <section className={styles.block} aria-label={filled(texts.gap, { id })}>
      <div className={styles.line}>
        <h4 className={styles.title}>{`{${id}}`}</h4>
        <IconButton
          size="s"
          label={filled(texts.remove, { id })}
          icon={<X size={18} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      {isPlaced ? null : (
        <div className={styles.line}>
          <span className={styles.note}>{texts.notPlaced}</span>
          <Button size="s" variant="secondary" text={filled(texts.place, { id })} onClick={onPlace} />
        </div>
      )}
      <RadioGroup
        look="segments"
        label={`${texts.kind}: ${id}`}
        value={kind}
        onChange={(next) => onChange(null, next === 'TYPED' ? typedGap(id, words) : pickedGap(id, words))}
        options={KINDS.map((value) => ({ value, label: texts[value] }))}
      />
      {kind === 'TYPED' ? (
        <LinesInput
          label={texts.accepted}
          description={texts.acceptedHow}
          lines={words ?? []}
          language={language}
          max={MAX_LINES}
          onChange={(accepted) => onChange(language, typedGap(id, accepted))}
        />
      ) : (
        <PickedFields {...props} />
      )}
    </section>
  );
}

function PickedFields({ gap, language, onChange }: GapFieldsProps): ReactElement {
  const texts = emptyQuestionAuthorTexts(useLanguage());
  const { id, options = [], right = 0 } = gap;
  return (
    <>
      <LinesInput
        label={texts.options}
        lines={options}
        language={language}
        max={MAX_LINES}
        onChange={(lines) => onChange(language, pickedGap(id, lines, right))}
      />
      <Select
        label={`${texts.right}: ${id}`}
        placeholder={texts.choose}
        value={right < options.length ? String(right) : null}
        onChange={(at) => onChange(null, pickedGap(id, options, Number(at)))}
        options={options.map((option, at) => {
          const said = textIn(option, language);
          return {
            value: String(at),
            label: said === '' ? filled(texts.optionAt, { number: at + 1 }) : said,
          };
        })}
      />
    </>
  );
}

export const EMPTY_QUESTION_AUTHOR: TaskAuthor = {
  kind: emptyQuestionKind,
  Screen: EmptyQuestionScreen,
  blank: () => ({ params: { text: EMPTY_TEXT, gaps: [] } }),
  picture: (
    <>
      <path d="M8 14h28M70 14h18M8 32h12M58 32h30M8 50h44" />
      <rect x="40" y="7" width="26" height="14" rx="3" />
      <rect x="25" y="25" width="28" height="14" rx="3" />
    </>
  ),
  example: {
    ru: 'Подложку греют до … °C в …',
    en: 'The wafer is heated to … °C in …',
    ch: '将晶圆在……中加热到……°C',
  },
};
