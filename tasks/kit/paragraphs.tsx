// A plain text as its author wrote it.
import type { ReactElement } from 'react';

/** Splits a text's lines into paragraphs. */
export function Paragraphs({ text }: { readonly text: string }): ReactElement {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{withUnitsKept(line)}</p>
      ))}
    </>
  );
}

/** Keeps a number on one line, together with its unit or what it counts. */
export function withUnitsKept(text: string): string {
  return text.replace(/(\d) (?=[\p{L}\d°%])/gu, '$1\u00a0');
}
