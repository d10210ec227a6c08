import type { ReactElement } from 'react';
import { Spinner } from './spinner.tsx';
import styles from './loader.module.css';

interface LoaderProps {
  readonly label: string;
  /** Fills the window rather than its container. */
  readonly fullPage?: boolean | undefined;
}

/** The loading state of a page or a part of one; appears only if the wait is noticeable. */
export function Loader({ label, fullPage = false }: LoaderProps): ReactElement {
  return (
    <div className={fullPage ? styles.page : styles.part}>
      <Spinner size="l" label={label} />
    </div>
  );
}
