// A place in a picture by four numbers: the way by keyboard alone. Closed until it is asked for.
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import type { Box } from '../box.ts';
import { authorTexts } from './author-texts.ts';
import styles from './author.module.css';

const SIDES = ['x', 'y', 'width', 'height'] as const;
/** A box is in thousandths. */
const PER_CENT = 10;

interface BoxFieldProps {
  readonly name: string;
  readonly box: Box;
  readonly onChange: (field: string, box: Box) => void;
}

export function BoxField({ name, box, onChange }: BoxFieldProps): ReactElement {
  const texts = authorTexts(useLanguage());
  const [isOpen, setOpen] = useState(false);
  const sides = useRef<HTMLFieldSetElement>(null);
  // The pressed button is gone: whoever came by keyboard goes on in what took its place.
  useEffect(() => {
    if (isOpen) sides.current?.querySelector('input')?.focus();
  }, [isOpen]);
  if (!isOpen)
    return (
      <div>
        <Button
          size="s"
          variant="secondary"
          text={texts.position}
          aria-label={`${texts.position}: ${name}`}
          onClick={() => setOpen(true)}
        />
      </div>
    );
  return (
    <fieldset ref={sides} className={styles.pair} aria-label={`${texts.position}: ${name}`}>
      {SIDES.map((side) => (
        <NumberField
          key={side}
          label={texts[side]}
          max={100}
          value={box[side] / PER_CENT}
          onChange={(value) => onChange(side, { ...box, [side]: Math.round((value ?? 0) * PER_CENT) })}
        />
      ))}
    </fieldset>
  );
}
