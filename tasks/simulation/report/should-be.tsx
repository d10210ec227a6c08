// When a step out of order was done, and before or after which other it should have been.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { Judgement } from '#contract/simulation/grade.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

export function ShouldBe({ judgement }: { readonly judgement: Judgement }): ReactElement | null {
  const { t } = useTranslation('results');
  const format = useFormat();
  const language = useLanguage();
  const { at, shouldBe } = judgement;
  if (shouldBe === undefined || at === undefined) return null;
  const told = {
    done: format.clock(at),
    step: textIn(shouldBe.text, language),
    time: format.clock(shouldBe.at),
  };
  return <p>{t(`grade.shouldBe.${shouldBe.side}`, told)}</p>;
}
