// How an author writes something to try: a question, or places that are framed in the picture of the card.
import type { ReactElement } from 'react';
import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import styles from '../kit/author/author.module.css';
import { BoxField } from '../kit/author/box-field.tsx';
import { EMPTY_TEXT, TextInput } from '../kit/author/text-input.tsx';
import { freshId, TextRows } from '../kit/author/text-rows.tsx';
import type { Box } from '../kit/box.ts';
import { lessonAuthorTexts } from './author-texts.ts';
import { emptyOption, thingOfKind, type BegunOption, type BegunThing } from './begun.ts';
import { MAX_OPTIONS, THING_KINDS } from './schema.ts';
import { SpotBoard } from './spot-board.tsx';

interface ThingFieldsProps {
  readonly thing: BegunThing | null;
  readonly pictureId: string | undefined;
  readonly language: Language;
  /** @param field as in `EditDraft` */
  readonly onChange: (field: string | null, thing: BegunThing | null) => void;
}

const CHOICES = ['NONE', ...THING_KINDS] as const;

export function ThingFields(props: ThingFieldsProps): ReactElement {
  const { thing, language, onChange } = props;
  const texts = lessonAuthorTexts(useLanguage());
  return (
    <>
      <RadioGroup
        look="segments"
        label={texts.thing}
        value={thing?.kind ?? 'NONE'}
        onChange={(kind) => onChange(null, kind === 'NONE' ? null : thingOfKind(thing, kind))}
        options={CHOICES.map((value) => ({ value, label: texts[value] }))}
      />
      {thing === null ? null : (
        <>
          <p className={styles.note}>{texts.thingHow}</p>
          <TextInput
            label={thing.kind === 'ASK' ? texts.ask : texts.find}
            text={thing.ask}
            language={language}
            onChange={(ask) => onChange('ask', { ...thing, ask })}
          />
          {thing.kind === 'SPOT' ? <Spots {...props} thing={thing} /> : null}
          {thing.kind === 'SPOT' && thing.options.length === 0 ? null : <Options {...props} thing={thing} />}
        </>
      )}
    </>
  );
}

interface PartProps extends ThingFieldsProps {
  readonly thing: BegunThing;
}

function Spots({ thing, pictureId, language, onChange }: PartProps): ReactElement {
  const texts = lessonAuthorTexts(useLanguage());
  if (pictureId === undefined) return <p className={styles.note}>{texts.pictureFirst}</p>;
  const frame = (box: Box): void => {
    if (thing.options.length >= MAX_OPTIONS) return;
    const isRight = thing.options.length === 0;
    const added = { ...emptyOption(freshId(), EMPTY_TEXT), isRight, box };
    onChange(null, { ...thing, options: [...thing.options, added] });
  };
  return (
    <>
      <p className={styles.note}>{texts.spotsHow}</p>
      <SpotBoard pictureId={pictureId} options={thing.options} language={language} onFrame={frame} />
    </>
  );
}

const FIRST_BOX: Box = { x: 400, y: 400, width: 200, height: 200 };

function Options({ thing, language, onChange }: PartProps): ReactElement {
  const texts = lessonAuthorTexts(useLanguage());
  const isSpot = thing.kind === 'SPOT';
  const change = (field: string | null, id: string, part: Partial<BegunOption>): void =>
    onChange(field && `${field} ${id}`, {
      ...thing,
      options: thing.options.map((option) => (option.id === id ? { ...option, ...part } : option)),
    });
  return (
    <TextRows
      label={isSpot ? texts.spots : texts.options}
      rowLabel={isSpot ? texts.spot : texts.option}
      addLabel={texts.addOption}
      rows={thing.options}
      language={language}
      max={MAX_OPTIONS}
      make={({ id, content }) => ({ ...emptyOption(id, content), ...(isSpot && { box: FIRST_BOX }) })}
      onChange={(field, options) => onChange(field && `option ${field}`, { ...thing, options: [...options] })}
      before={({ id, isRight }, name) => (
        <Checkbox
          label={texts.right}
          aria-label={`${texts.right}: ${name}`}
          checked={isRight}
          onChange={() => change(null, id, { isRight: !isRight })}
        />
      )}
      below={({ id, told, box }, name) => (
        <>
          <TextInput
            label={`${texts.told}: ${name}`}
            text={told}
            language={language}
            onChange={(text) => change('told', id, { told: text })}
          />
          {isSpot && box !== undefined ? (
            <BoxField name={name} box={box} onChange={(side, next) => change(side, id, { box: next })} />
          ) : null}
        </>
      )}
    />
  );
}
