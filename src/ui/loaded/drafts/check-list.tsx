// What was found in a draft, errors first, each with what it is about.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import type { Mend } from './go-to-mend.ts';
import styles from './drafts.module.css';

interface CheckListProps<Finding> {
  readonly findings: readonly Finding[];
  readonly say: (finding: Finding) => string;
  /** The name of the part that it is about; undefined: it is about the whole. */
  readonly about: (finding: Finding) => string | undefined;
  /** The page where it is mended; undefined: the one that is open. */
  readonly placeOf?: (finding: Finding) => To | undefined;
  /** The field of the page below where it is mended. */
  readonly mendOf?: (finding: Finding) => Mend | undefined;
  /** Closes what lies over that page, and goes to the field. */
  readonly onMend?: (mend: Mend) => void;
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

function Findings<Finding>(props: CheckListProps<Finding>): ReactElement {
  const { findings, about } = props;
  return (
    <ul className={styles.list}>
      {findings.map((finding) => {
        const name = about(finding);
        return (
          <li key={JSON.stringify(finding)}>
            <Found {...props} finding={finding} />
            {name === undefined ? null : <span className={styles.note}> — {name}</span>}
          </li>
        );
      })}
    </ul>
  );
}

type FoundProps<Finding> = Omit<CheckListProps<Finding>, 'findings' | 'about'> & {
  readonly finding: Finding;
};

/** Leads to where it is mended, if that is known. */
function Found<Finding>({ finding, say, placeOf, mendOf, onMend }: FoundProps<Finding>): ReactElement {
  const text = say(finding);
  const place = placeOf?.(finding);
  if (place !== undefined)
    return (
      <Link className={linkClass()} to={place}>
        {text}
      </Link>
    );
  const mend = mendOf?.(finding);
  if (mend === undefined) return <>{text}</>;
  return (
    <button type="button" className={joinClasses(linkClass(), styles.mend)} onClick={() => onMend?.(mend)}>
      {text}
    </button>
  );
}
