/** Russian texts are the pattern; the other languages have the same keys in their own plural forms. */

type Translated<Texts, DroppedForm extends string> = {
  readonly [
    Key in keyof Texts as Key extends `${string}_${DroppedForm}` ? never : Key
  ]: Texts[Key] extends string ? string : Translated<Texts[Key], DroppedForm>;
};

/** English has the plural forms `_one` and `_other` of the four Russian ones. */
export type EnglishTexts<Russian> = Translated<Russian, 'few' | 'many'>;

/** Chinese has `_other` alone. */
export type ChineseTexts<Russian> = Translated<Russian, 'one' | 'few' | 'many'>;
