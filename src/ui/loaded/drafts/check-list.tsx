// What was found in a draft, errors first, each with what it is about.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import styles from './drafts.module.css';

interface CheckListProps<Finding> {
  readonly findings: readonly Finding[];
  readonly say: (finding: Finding) => string;
  /** The name of the part that it is about; undefined: it is about the whole. */
  readonly about: (finding: Finding) => string | undefined;
  /** The page where it is mended; undefined: the one that is open. */
  readonly placeOf?: (finding: Finding) => To | undefined;
}

export function CheckList<Finding extends { readonly isError: boolean }>(
  props: CheckListProps<Finding>,
): ReactElement {
  const { t } = useTranslation('work-editor');
  const { findings } = props;
  if (findings.length === 0) return <Notice tone="success">{t('publishing.clean')}</Notice>;
  const errors = findings.filter(({ isError }) => isError);
  const warnings = findings.filter(({ isError }) => !isError);
  return (
    <>
      {errors.length === 0 ? null : (
        <Notice tone="danger" title={t('publishing.errors', { count: errors.length })}>
          <Findings {...props} findings={errors} />
        </Notice>
      )}
      {warnings.length === 0 ? null : (
        <Notice tone="warning" title={t('publishing.warnings', { count: warnings.length })}>
          <Findings {...props} findings={warnings} />
        </Notice>
      )}
    </>
  );
}

function Findings<Finding>({ findings, say, about, placeOf }: CheckListProps<Finding>): ReactElement {
  return (
    <ul className={styles.list}>
      {findings.map((finding) => {
        const name = about(finding);
        const place = placeOf?.(finding);
        return (
          <li key={JSON.stringify(finding)}>
            {place === undefined ? (
              say(finding)
            ) : (
              <Link className={linkClass()} to={place}>
                {say(finding)}
              </Link>
            )}
            {name === undefined ? null : <span className={styles.note}> — {name}</span>}
          </li>
        );
      })}
    </ul>
  );
}
