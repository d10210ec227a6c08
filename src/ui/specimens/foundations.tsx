// Colours, type, space, corners, shadows.
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyName, Specimen, Themed } from './specimen.tsx';
import { tokensOf } from './tokens.ts';
import styles from './specimens.module.css';

export function Foundations(): ReactElement {
  const { t } = useTranslation('interface');
  const tokens = useMemo(() => tokensOf(document.styleSheets), []);
  return (
    <>
      <Group title={t('foundations.colours')} note={t('foundations.coloursNote')}>
        <ul className={styles.swatches}>
          {tokens.colours.map((name) => (
            <li key={name} className={styles.swatch}>
              {(['light', 'dark'] as const).map((theme) => (
                <Themed key={theme} theme={theme} className={styles.colour}>
                  <span style={{ background: `var(${name})` }} />
                </Themed>
              ))}
              <CopyName name={name} />
            </li>
          ))}
        </ul>
      </Group>
      <Specimen name="--text-*" note={t('foundations.typeNote')} wide>
        {tokens.sizes.toReversed().map((name) => (
          <p key={name} className={styles.type}>
            <span className={styles.tokenName}>{name}</span>
            <span style={{ fontSize: `var(${name})`, lineHeight: 'var(--leading-tight)' }}>
              {t('foundations.sample')}
            </span>
          </p>
        ))}
        <p className={styles.type}>
          <span className={styles.tokenName}>--font-mono</span>
          <span style={{ fontFamily: 'var(--font-mono)' }}>LOT 0421 · 25/25 · 0.35 µm · 101.3 kPa</span>
        </p>
      </Specimen>
      <Specimen name="--space-*" note={t('foundations.spaceNote')} wide>
        {tokens.spaces.map((name) => (
          <div key={name} className={styles.type}>
            <span className={styles.tokenName}>{name}</span>
            <span className={styles.space} style={{ width: `var(${name})` }} />
          </div>
        ))}
      </Specimen>
      <Specimen name="--radius-*, --shadow-*" note={t('foundations.shapeNote')}>
        {tokens.radii.map((name) => (
          <Shape key={name} name={name} style={{ borderRadius: `var(${name})` }} />
        ))}
        {tokens.shadows.map((name) => (
          <Shape key={name} name={name} style={{ boxShadow: `var(${name})` }} />
        ))}
      </Specimen>
    </>
  );
}

function Shape({
  name,
  style,
}: {
  readonly name: string;
  readonly style: React.CSSProperties;
}): ReactElement {
  return (
    <div className={styles.shape} style={style}>
      <span className={styles.tokenName}>{name}</span>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Group({ title, note, children }: GroupProps): ReactElement {
  return (
    <article className={styles.specimen} aria-label={title}>
      <div className={styles.specimenHead}>
        <h3>{title}</h3>
        <p className={styles.note}>{note}</p>
      </div>
      {children}
    </article>
  );
}
