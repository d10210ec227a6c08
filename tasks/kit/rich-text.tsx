// A text as its author wrote it: rich where it is, else in paragraphs.
import { lazy, Suspense, type ReactElement } from 'react';
import { textIn, type Language } from '#contract/languages.ts';
import { richIn, type MaybeRich } from '#contract/rich-text/nodes.ts';
import { Paragraphs } from './paragraphs.tsx';

// Most texts are plain, so what draws the others comes with the first of them.
const RichDocument = lazy(async () => ({ default: (await import('./rich-document.tsx')).RichDocument }));

interface RichTextProps {
  readonly text: MaybeRich;
  readonly language: Language;
}

export function RichText({ text, language }: RichTextProps): ReactElement {
  const doc = richIn(text, language);
  const plain = <Paragraphs text={textIn(text, language)} />;
  if (doc === undefined) return plain;
  return (
    <Suspense fallback={plain}>
      <RichDocument doc={doc} />
    </Suspense>
  );
}
