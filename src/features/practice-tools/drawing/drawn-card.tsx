// The card of one step in the drawing.
import type { KeyboardEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PUNCTUATION, textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { ChainReference } from '../chains/chain-values.ts';
import styles from './drawing.module.css';
import { CARD_HEIGHT, CARD_WIDTH, type Card } from './layout.ts';

interface DrawnCardProps {
  readonly card: Card;
  readonly reference: ChainReference;
  readonly isChosen: boolean;
  readonly isLinked: boolean;
  /** Tab comes to it; to the others the arrow keys. */
  readonly isFirst: boolean;
  readonly onPress: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

export function DrawnCard(props: DrawnCardProps): ReactElement | null {
  const { card, reference, isChosen, isLinked, isFirst, onPress, onKey } = props;
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const step = reference.steps.find(({ id }) => id === card.id);
  if (step === undefined) return null;
  const nameOf = (id: string): string => {
    const text = reference.steps.find((one) => one.id === id)?.text;
    return text === undefined ? id : textIn(text, language);
  };
  const name = nameOf(card.id);
  const { list, stop } = PUNCTUATION[language];
  const after = step.after.map(nameOf).join(list);
  return (
    <button
      type="button"
      tabIndex={isFirst ? 0 : -1}
      className={styles.card}
      style={{ left: card.x, top: card.y, width: CARD_WIDTH, height: CARD_HEIGHT }}
      data-step={card.id}
      data-harm={step.harm}
      data-optional={step.isOptional || undefined}
      data-linked={isLinked || undefined}
      aria-label={after === '' ? name : name + stop + t('steps.after', { names: after })}
      aria-pressed={isChosen}
      onClick={onPress}
      onKeyDown={onKey}
    >
      <span>{name}</span>
    </button>
  );
}
