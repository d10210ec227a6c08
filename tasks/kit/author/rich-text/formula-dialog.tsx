// A formula in TeX, with what the server makes of it below.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useDeferredValue, useRef, useState, type ReactElement } from 'react';
import type { showFormulas } from '#contract/calls/formulas.ts';
import type { MathNode } from '#contract/rich-text/math-nodes.ts';
import { RICH_LIMITS } from '#contract/rich-text/nodes.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { call } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { Switch } from '#src/ui/fields/switch.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { Formula } from '../../rich-document.tsx';
import authorStyles from '../author.module.css';
import { richAuthorTexts } from './rich-author-texts.ts';
import styles from './rich-editor.module.css';

interface DialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** What is put in at the cursor, and how it looks on its button. */
const PATTERNS: readonly (readonly [tex: string, sign: string])[] = [
  ['\\frac{a}{b}', 'a/b'],
  ['x^{2}', 'x²'],
  ['x_{1}', 'x₁'],
  ['\\sqrt{x}', '√x'],
  ['\\sum_{i=1}^{n}', 'Σ'],
  ['\\int_{a}^{b}', '∫'],
  ['\\cdot ', '·'],
  ['\\pm ', '±'],
  ['\\le ', '≤'],
  ['\\ge ', '≥'],
  ['\\approx ', '≈'],
  ['\\to ', '→'],
  ['\\alpha ', 'α'],
  ['\\lambda ', 'λ'],
  ['\\mu ', 'μ'],
  ['\\rho ', 'ρ'],
  ['\\Delta ', 'Δ'],
  ['^{\\circ}\\text{C}', '°C'],
  ['\\text{…}', 'абв'],
];

/** What the server makes of the formula; undefined while it is not known, and null where it cannot be read. */
function useMath(tex: string, display: boolean) {
  const asked = useDeferredValue(tex);
  const query = useQuery({
    queryKey: ['formula', asked, display],
    queryFn: () =>
      call<typeof showFormulas>('POST', '/formulas', { body: { formulas: [{ tex: asked, display }] } }),
    enabled: asked.trim() !== '',
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    retry: false,
  });
  // Safe: the response has been checked by its schema at the server.
  const [math] = (query.data?.math ?? []) as readonly (readonly MathNode[] | null)[];
  return { math: asked.trim() === '' ? undefined : math, query };
}

export function FormulaDialog({ editor, onClose }: DialogProps): ReactElement {
  const texts = richAuthorTexts(useLanguage());
  const field = useRef<HTMLTextAreaElement>(null);
  const [before] = useState(() => editor.getAttributes('formula'));
  const [tex, setTex] = useState(String(before['tex'] ?? ''));
  const [display, setDisplay] = useState(before['display'] === true);
  const { math, query } = useMath(tex, display);
  const save = (): void => {
    onClose();
    if (tex.trim() === '') return;
    const attrs = { tex: tex.trim(), display, math: math ?? null };
    editor.chain().focus().insertContent({ type: 'formula', attrs }).run();
  };
  const insert = (pattern: string): void => {
    const { selectionStart = tex.length, selectionEnd = tex.length } = field.current ?? {};
    setTex(`${tex.slice(0, selectionStart)}${pattern}${tex.slice(selectionEnd)}`);
    field.current?.focus();
  };
  return (
    <Overlay open size="m" title={texts.formula} closeLabel={texts.close} onClose={onClose}>
      <Form
        className={authorStyles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextArea
          ref={field}
          label={texts.tex}
          description={texts.texHow}
          rows={3}
          maxLength={RICH_LIMITS.tex}
          spellCheck={false}
          autoComplete="off"
          value={tex}
          onChange={(event) => setTex(event.currentTarget.value)}
        />
        <fieldset className={styles.patterns} aria-label={texts.signs}>
          {PATTERNS.map(([pattern, sign]) => (
            <button key={pattern} type="button" className={styles.pattern} onClick={() => insert(pattern)}>
              {sign}
            </button>
          ))}
        </fieldset>
        <Switch
          label={texts.display}
          checked={display}
          onChange={(event) => setDisplay(event.currentTarget.checked)}
        />
        {query.isError ? <QueryError query={query} /> : null}
        <Preview math={query.isError ? undefined : math} tex={tex} display={display} />
        <div className={authorStyles.line}>
          <Button type="submit" text={texts.save} />
          <Button variant="secondary" text={texts.cancel} onClick={onClose} />
        </div>
      </Form>
    </Overlay>
  );
}

interface PreviewProps {
  readonly math: readonly MathNode[] | null | undefined;
  readonly tex: string;
  readonly display: boolean;
}

function Preview({ math, tex, display }: PreviewProps): ReactElement {
  const texts = richAuthorTexts(useLanguage());
  return (
    <section className={styles.preview} aria-label={texts.preview} aria-live="polite">
      <p className={authorStyles.note}>{texts.preview}</p>
      {math === null ? <Notice tone="warning">{texts.texFault}</Notice> : null}
      {math === null || math === undefined ? null : <Formula {...{ tex, display, math }} />}
    </section>
  );
}
