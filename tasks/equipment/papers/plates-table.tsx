// The table of a cassette's 25 slots on a form: statuses are set one by one, or for all empty slots at once.
import { useId } from 'react';
import type { ReactElement } from 'react';
import { ChoiceLine } from './paper-line.tsx';
import type { PaperTexts } from './paper-texts.ts';
import type { PlatesLine } from './paper-view.ts';
import styles from './paper-form.module.css';

interface PlatesTableProps {
  readonly line: PlatesLine;
  readonly texts: PaperTexts;
  readonly isReadOnly: boolean;
  readonly onFill: (value: string, slot: number) => void;
}

export function PlatesTable(props: PlatesTableProps): ReactElement {
  const { line, texts, isReadOnly, onFill } = props;
  const id = useId();
  const { values } = line;
  const half = Math.ceil(values.length / 2);
  const fillRest = (value: string): void => {
    if (value === '') return;
    for (const [at, written] of values.entries()) if (written === '') onFill(value, at + 1);
  };
  return (
    <section className={styles.plates}>
      <h3 className={styles.sectionTitle}>{line.label}</h3>
      {isReadOnly ? null : (
        <div className={styles.rest}>
          <span id={`${id}-rest`}>{texts.allSlots}</span>
          <ChoiceLine
            value=""
            choices={line.choices}
            empty="—"
            labelledBy={`${id}-rest`}
            isReadOnly={false}
            isRequired={false}
            onFill={fillRest}
          />
        </div>
      )}
      <div className={styles.plateColumns}>
        <Plates {...props} id={id} from={1} to={half} />
        <Plates {...props} id={id} from={half + 1} to={values.length} />
      </div>
    </section>
  );
}

interface PlatesProps extends PlatesTableProps {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

function Plates({ line, texts, isReadOnly, onFill, id, from, to }: PlatesProps): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.slot}</th>
          <th scope="col">{texts.status}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: to - from + 1 }, (_, at) => from + at).map((slot) => (
          <tr key={slot}>
            <th scope="row" id={`${id}-${slot}`} aria-label={`${texts.slot} ${slot}`}>
              {slot}
            </th>
            <td>
              <ChoiceLine
                value={line.values[slot - 1] ?? ''}
                choices={line.choices}
                empty=""
                labelledBy={`${id}-${slot}`}
                isReadOnly={isReadOnly}
                isRequired={line.isRequired}
                onFill={(next) => onFill(next, slot)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
