// What TRAINING says at once of an action that was possible but wrong, line by line.
import { filled, textIn, type Language } from '#contract/languages.ts';
import type { Remark } from '#machines/kit/grading/explain-moment.ts';

/** @param brokenGate the sentence for a gate that is not met; {breach} says which */
export function remarkLines(
  remarks: readonly Remark[],
  brokenGate: string,
  language: Language,
): readonly string[] {
  return remarks.flatMap(({ kind, text, why }) => {
    const said = textIn(text, language);
    return [
      kind === 'gate' ? filled(brokenGate, { breach: said }) : said,
      ...(why ? [textIn(why, language)] : []),
    ];
  });
}
