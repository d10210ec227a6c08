// Regions marked by name, each with a note: the way without drawing. It is closed until it is asked for, as it names what may be right.
import type { ReactElement } from 'react';
import { filled, textIn } from '#contract/languages.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import kitStyles from '../kit/kit.module.css';
import type { ControlProps } from '../kit/question-view.ts';
import { verdictOf, VerdictMark } from '../kit/verdict-mark.tsx';
import styles from './paint.module.css';
import type { PaintAnswer, PaintKey, StrippedPaint } from './schema.ts';
import { paintTexts } from './texts.ts';

type Props = ControlProps<StrippedPaint, PaintKey, PaintAnswer>;
type Region = StrippedPaint['regions'][number];

export function PlaceList(props: Props): ReactElement | null {
  const { params, answer, isLocked, language } = props;
  if (params.regions.length === 0) return null;
  const texts = paintTexts(language);
  return (
    <details className={styles.byName} open={isLocked || answer.marks.length > 0}>
      <summary>{texts.byName}</summary>
      <fieldset className={styles.places} aria-label={texts.byName}>
        <p className={kitStyles.soft}>{texts.byNameHow}</p>
        {params.regions.map((region) => (
          <Place key={region.id} {...props} region={region} />
        ))}
      </fieldset>
    </details>
  );
}

function Place(props: Props & { readonly region: Region }): ReactElement {
  const { region, answer, onChange, isLocked, parts, language } = props;
  const mark = answer.marks.find(({ region: id }) => id === region.id);
  const rest = answer.marks.filter(({ region: id }) => id !== region.id);
  const label = textIn(region.label, language);
  const put = (note: string): void => onChange({ ...answer, marks: [...rest, { region: region.id, note }] });
  return (
    <div>
      <div className={styles.place}>
        <Checkbox
          label={label}
          checked={mark !== undefined}
          disabled={isLocked}
          onChange={(event) => (event.currentTarget.checked ? put('') : onChange({ ...answer, marks: rest }))}
        />
        <VerdictMark verdict={verdictOf(parts, region.id)} language={language} />
      </div>
      {mark === undefined ? null : (
        <TextField
          label={filled(paintTexts(language).note, { place: label })}
          value={mark.note}
          maxLength={500}
          readOnly={isLocked}
          onChange={(event) => put(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
