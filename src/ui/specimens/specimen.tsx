// A component on its stage, with its name in the code.
import { Check, Copy } from 'lucide-react';
import { useContext, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import { StageTheme } from './stage-theme.ts';
import { coloursAnew } from './tokens.ts';
import styles from './specimens.module.css';

interface SpecimenProps {
  /** The component's name in the code. */
  readonly name: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
  /** The children one below the other, as wide as the stage. */
  readonly wide?: boolean | undefined;
}

export function Specimen({ name, note, children, wide = false }: SpecimenProps): ReactElement {
  const theme = useContext(StageTheme);
  const themes = theme === 'both' ? (['light', 'dark'] as const) : ([theme] as const);
  return (
    <article className={styles.specimen} aria-label={name}>
      <div className={styles.specimenHead}>
        <CopyName name={name} />
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      <div className={styles.stages} data-specimen>
        {themes.map((one, index) => (
          // The second copy is only for comparison: the keyboard and screen readers see one of each.
          <Themed
            key={one}
            theme={one}
            isForEyes={index > 0}
            className={joinClasses(styles.stage, wide && styles.wide)}
          >
            {children}
          </Themed>
        ))}
      </div>
    </article>
  );
}

interface ThemedProps {
  readonly theme: 'page' | 'light' | 'dark';
  /** Only visible: neither operable nor read out. */
  readonly isForEyes?: boolean | undefined;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A part of the page in its own theme. */
export function Themed({ theme, isForEyes = false, className, children }: ThemedProps): ReactElement {
  const colours = useMemo(() => coloursAnew(document.styleSheets), []);
  if (theme === 'page') return <div className={className}>{children}</div>;
  return (
    <div className={className} data-theme={theme} style={colours} inert={isForEyes}>
      {children}
    </div>
  );
}

const COPIED_MS = 1500;

/** A name that is copied when pressed. */
export function CopyName({ name }: { readonly name: string }): ReactElement {
  const { t } = useTranslation('interface');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (): void => {
    navigator.clipboard.writeText(name).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const Sign = copied ? Check : Copy;
  return (
    <span className={styles.named}>
      <button type="button" className={styles.copy} aria-label={t('copy', { name })} onClick={copy}>
        <code>{name}</code>
        <Sign size={14} aria-hidden="true" />
      </button>
      <output className={styles.copied}>{copied ? t('copied') : ''}</output>
    </span>
  );
}
