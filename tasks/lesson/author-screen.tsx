// How an author writes a LESSON: the cards by their headings, and the content of one of them at a time.
import { useId, useRef, useState, type ReactElement, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { filled, textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import type { AuthorScreenProps, TaskAuthor } from '../kit/author/author-props.ts';
import styles from '../kit/author/author.module.css';
import { PicturesField } from '../kit/author/files-fields.tsx';
import { RichInput } from '../kit/author/rich-text/rich-input.tsx';
import { EMPTY_TEXT, TextInput } from '../kit/author/text-input.tsx';
import { freshId, TextRows } from '../kit/author/text-rows.tsx';
import { lessonAuthorTexts } from './author-texts.ts';
import { begunLessonSchema, emptyCard, type BegunCard } from './begun.ts';
import { lessonKind } from './kind.ts';
import { MAX_CARDS, MAX_PICTURES, MIN_CARDS, type LessonAnswer } from './schema.ts';
import { ThingFields } from './thing-fields.tsx';

/** The answer of who has opened the cards up to this one. */
function openedUpTo(cards: readonly BegunCard[], id: string): LessonAnswer {
  const at = cards.findIndex((card) => card.id === id);
  return { seen: cards.slice(0, at + 1).map((card) => card.id), tried: {}, isThrough: false };
}

function LessonScreen({ draft, language, edit, onShow }: AuthorScreenProps): ReactElement {
  const texts = lessonAuthorTexts(useLanguage());
  const { cards } = begunLessonSchema.parse(draft.params);
  const [openId, setOpenId] = useState(cards[0]?.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = cards.find(({ id }) => id === openId);
  const nameOf = (card: BegunCard): string =>
    textIn(card.title, language) || filled(texts.card, { number: cards.indexOf(card) + 1 });
  const open = (id: string): void => {
    flushSync(() => setOpenId(id));
    onShow(openedUpTo(cards, id));
    heading.current?.focus();
  };
  const set = (field: string | null, next: readonly BegunCard[]): void =>
    edit(field && `${field} ${language}`, (now) => ({ ...now, params: { ...now.params, cards: [...next] } }));
  const change = (field: string | null, card: BegunCard): void =>
    set(
      field && `${field} ${card.id}`,
      cards.map((one) => (one.id === card.id ? card : one)),
    );
  return (
    <section className={styles.form}>
      <h3 className={styles.title}>{texts.cards}</h3>
      <TextRows
        label={texts.cards}
        rowLabel={texts.card}
        addLabel={texts.add}
        how={texts.how}
        rows={cards.map((card) => ({ ...card, content: card.title }))}
        language={language}
        max={MAX_CARDS}
        make={({ id, content }) => ({ ...emptyCard(id, content), content })}
        onChange={(field, rows) => {
          const next = rows.map(({ content, ...card }) => ({ ...card, title: content }));
          set(field && `heading ${field}`, next);
        }}
        below={(card, name) => (
          <OpenCard name={name} isOpen={card.id === opened?.id} onOpen={() => open(card.id)} />
        )}
      />
      {opened === undefined ? null : (
        <CardFields
          key={opened.id}
          {...{ heading, language }}
          card={opened}
          name={nameOf(opened)}
          onChange={change}
        />
      )}
    </section>
  );
}

interface OpenCardProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function OpenCard({ name, isOpen, onOpen }: OpenCardProps): ReactElement {
  const texts = lessonAuthorTexts(useLanguage());
  return (
    <div>
      <Button
        size="s"
        variant="secondary"
        text={texts.open}
        aria-label={filled(texts.openOf, { name })}
        aria-expanded={isOpen}
        onClick={onOpen}
      />
    </div>
  );
}

interface CardFieldsProps extends Pick<AuthorScreenProps, 'language'> {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly card: BegunCard;
  readonly name: string;
  /** @param field as in `EditDraft` */
  readonly onChange: (field: string | null, card: BegunCard) => void;
}

function CardFields(props: CardFieldsProps): ReactElement {
  const { heading, card, name, language, onChange } = props;
  const texts = lessonAuthorTexts(useLanguage());
  const headingId = useId();
  return (
    <section className={styles.block} aria-labelledby={headingId}>
      <h3 ref={heading} id={headingId} tabIndex={-1} className={styles.title}>
        {name}
      </h3>
      <RichInput
        label={texts.text}
        text={card.text}
        language={language}
        onChange={(text) => onChange('text', { ...card, text })}
      />
      <PicturesField
        ids={card.filesId}
        of={`${texts.picture}: ${name}`}
        max={MAX_PICTURES}
        onChange={(filesId) => onChange(null, { ...card, filesId })}
      />
      {card.filesId.length === 0 ? null : (
        <TextInput
          label={texts.alt}
          description={texts.altHow}
          text={card.alt}
          language={language}
          onChange={(alt) => onChange('alt', { ...card, alt })}
        />
      )}
      <ThingFields
        thing={card.thing}
        pictureId={card.filesId[0]}
        language={language}
        onChange={(field, thing) => onChange(field, { ...card, thing })}
      />
    </section>
  );
}

export const LESSON_AUTHOR: TaskAuthor = {
  kind: lessonKind,
  Screen: LessonScreen,
  blank: () => ({
    params: { cards: Array.from({ length: MIN_CARDS }, () => emptyCard(freshId(), EMPTY_TEXT)) },
  }),
  picture: (
    <>
      <rect x="8" y="12" width="52" height="44" rx="4" />
      <path d="M66 16h14a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H66M16 46l12-14 10 10 6-6 8 10M18 22h20" />
    </>
  ),
  example: {
    ru: 'Откуда в чистой зоне берутся частицы: шесть карточек с картинками',
    en: 'Where particles in a clean zone come from: six cards with pictures',
    ch: '洁净区的颗粒从哪里来：六张图文卡片',
  },
};
