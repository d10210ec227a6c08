// Something to try on a card: a question, or a place to find in a picture; the answer is told at once where it is known.
import { useState, type PointerEvent, type ReactElement } from 'react';
import { filled, textIn, type Language } from '#contract/languages.ts';
import { useFileUrl } from '#src/lib/api/use-file-url.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import styles from './lesson.module.css';
import { placeOf } from './place-of.ts';
import type { LessonKey } from './schema.ts';
import type { SentCard } from './stripped.ts';
import { lessonTexts } from './texts.ts';

type SentThing = NonNullable<SentCard['thing']>;

interface ThingProps {
  readonly thing: SentThing;
  /** What something is to be found in. */
  readonly picture: { readonly id: string | undefined; readonly alt: string };
  readonly chosen: string | undefined;
  /** Left out: it is told later. */
  readonly told: LessonKey['things'][string] | undefined;
  readonly language: Language;
  /** Left out: it is only shown. */
  readonly onTry: ((id: string) => void) | undefined;
}

export function Thing(props: ThingProps): ReactElement {
  const { thing, language, chosen, told, onTry } = props;
  const ask = textIn(thing.ask, language);
  return (
    <section className={styles.thing} aria-label={ask}>
      {thing.kind === 'SPOT' ? (
        <Spots {...props} ask={ask} />
      ) : (
        <RadioGroup
          label={ask}
          value={chosen ?? ''}
          onChange={(id) => onTry?.(id)}
          disabled={onTry === undefined}
          options={thing.options.map(({ id, content }) => ({ value: id, label: textIn(content, language) }))}
        />
      )}
      <div aria-live="polite">
        {chosen === undefined ? null : <Told thing={thing} chosen={chosen} told={told} language={language} />}
      </div>
    </section>
  );
}

interface ToldProps extends Pick<ThingProps, 'thing' | 'told' | 'language'> {
  readonly chosen: string;
}

function Told({ thing, chosen, told, language }: ToldProps): ReactElement {
  const texts = lessonTexts(language);
  const content = thing.options.find(({ id }) => id === chosen)?.content;
  const name = content === undefined ? '' : textIn(content, language);
  if (told === undefined) return <Notice title={filled(texts.chosen, { name })}>{texts.later}</Notice>;
  const isRight = told.right.includes(chosen);
  const text = told.told[chosen];
  const title = `${isRight ? texts.right : texts.wrong}: ${name}`;
  return (
    <Notice tone={isRight ? 'success' : 'warning'} title={title}>
      {text === undefined ? '' : textIn(text, language)}
    </Notice>
  );
}

/** Places lie over the picture unseen until one is chosen; pressing beside them is told too. */
function Spots({ thing, picture, chosen, language, onTry, ask }: ThingProps & { readonly ask: string }) {
  const texts = lessonTexts(language);
  const { url } = useFileUrl(picture.id);
  const [isMissed, setMissed] = useState(false);
  const choose = (id: string): void => {
    setMissed(false);
    onTry?.(id);
  };
  const press = ({ target }: PointerEvent): void =>
    setMissed(onTry !== undefined && !(target instanceof HTMLButtonElement));
  return (
    <>
      <p className={styles.ask}>{ask}</p>
      <p className={styles.how}>{texts.find}</p>
      <div className={styles.picture} onPointerDown={press}>
        {url === undefined ? null : <img src={url} alt={picture.alt} />}
        {thing.options.map(({ id, content, box }) =>
          box === undefined ? null : (
            <button
              key={id}
              type="button"
              className={styles.spot}
              style={placeOf(box)}
              aria-label={textIn(content, language)}
              aria-pressed={chosen === id}
              disabled={onTry === undefined}
              onClick={() => choose(id)}
            />
          ),
        )}
      </div>
      <p className={styles.how} aria-live="polite">
        {isMissed ? texts.miss : ''}
      </p>
    </>
  );
}
