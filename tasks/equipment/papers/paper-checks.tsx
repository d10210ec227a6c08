// The comparisons of a paper with reality: made by the operator, ticked on the sheet.
import { useId } from 'react';
import type { ReactElement } from 'react';
import { filled } from '#contract/languages.ts';
import type { PaperTexts } from './paper-texts.ts';
import type { PaperCheckRow, PaperIntents, PaperView } from './paper-view.ts';
import styles from './paper-form.module.css';

interface PaperChecksProps extends Pick<PaperIntents, 'onCheck'> {
  readonly view: PaperView;
  readonly texts: PaperTexts;
}

export function PaperChecks({ view, texts, onCheck }: PaperChecksProps): ReactElement | null {
  const id = useId();
  if (view.checks.length === 0) return null;
  return (
    <section className={styles.checks}>
      <h3 className={styles.sectionTitle}>{texts.checks}</h3>
      <ul>
        {view.checks.map((row) => (
          <li key={row.id} className={styles.check}>
            <span id={`${id}-${row.id}`}>{texts.against[row.id]}</span>
            <Said row={row} texts={texts} />
            {view.isReadOnly ? (
              <Unsaid row={row} texts={texts} />
            ) : (
              <span className={styles.checkButtons}>
                {[true, false].map((saysMatch) => (
                  <button
                    key={String(saysMatch)}
                    type="button"
                    className={styles.signButton}
                    aria-pressed={row.said?.isMatch === saysMatch}
                    aria-describedby={`${id}-${row.id}`}
                    onClick={() => onCheck(row.id, saysMatch)}
                  >
                    {saysMatch ? texts.match : texts.mismatch}
                  </button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Comparisons that were not made: on the printed form they can be ticked by hand. */
function Unsaid({
  row: { said },
  texts,
}: {
  readonly row: PaperCheckRow;
  readonly texts: PaperTexts;
}): ReactElement | null {
  if (said) return null;
  return (
    <span className={styles.checkButtons}>
      <span>□ {texts.match}</span> <span>□ {texts.mismatch}</span>
    </span>
  );
}

function Said({
  row: { said },
  texts,
}: {
  readonly row: PaperCheckRow;
  readonly texts: PaperTexts;
}): ReactElement | null {
  if (!said) return null;
  const word = said.isMatch ? texts.match : texts.mismatch;
  return (
    <span className={styles.said}>
      {said.isMatch ? '✓ ' : '✗ '}
      {filled(texts.atTime, { word, time: said.time })}
    </span>
  );
}
