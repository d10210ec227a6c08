// A chain as a text that reads like a procedure; what is typed becomes the chain once it can be read.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChainDraft } from '#contract/entities/practice-tools.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { MendPlace } from '#src/ui/loaded/drafts/mend-place.tsx';
import { TextFault } from '../text/words.ts';
import { readChain } from '../text/read-chain.ts';
import { writeChain } from '../text/write-chain.ts';
import styles from '../practice-tools.module.css';

interface ChainTextViewProps {
  readonly chain: ChainDraft;
  readonly onRead: (chain: ChainDraft) => void;
}

const ROWS = 28;

export function ChainTextView({ chain, onRead }: ChainTextViewProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const written = writeChain(chain, language);
  /** Until it is taken into the chain. */
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<TextFault>();
  const take = (): void => {
    if (typed === undefined) return;
    try {
      onRead({ ...readChain(typed), simulation: chain.simulation });
      setTyped(undefined);
      setFault(undefined);
    } catch (error) {
      if (!(error instanceof TextFault)) throw error;
      setFault(error);
    }
  };
  const said = fault === undefined ? undefined : t(`faults.${fault.reason}`, { word: fault.word });
  const place = fault?.line === undefined ? '' : `${t('faults.line', { number: fault.line })} `;
  return (
    <div className={styles.form}>
      <MendPlace name="text">
        <TextArea
          label={t('chain.text')}
          description={t('chain.textHint')}
          className={styles.wholeText}
          rows={ROWS}
          spellCheck={false}
          value={typed ?? written}
          error={said === undefined ? undefined : place + said}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </MendPlace>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          text={t('chain.takeText')}
          disabled={typed === undefined}
          onClick={take}
        />
        {typed === undefined ? null : (
          <Button
            variant="secondary"
            text={t('chain.dropText')}
            onClick={() => {
              setTyped(undefined);
              setFault(undefined);
            }}
          />
        )}
      </div>
    </div>
  );
}
