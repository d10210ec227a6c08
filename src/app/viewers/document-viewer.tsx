import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileUrl } from '#src/lib/use-file-url.ts';
import { useViewedFiles } from '#src/lib/viewed-files.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Loader } from '#src/ui/loader.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { NamedOverlay } from '#src/ui/overlay.tsx';
import styles from './viewer.module.css';

function DocumentBody(): ReactElement | null {
  const { t } = useTranslation(['shell', 'common']);
  const file = useViewedFiles().files[0];
  const { url, failed } = useFileUrl(file?.id);
  if (file === undefined) return null;
  if (failed) return <Notice tone="danger">{t('viewer.missing')}</Notice>;
  if (url === undefined) return <Loader label={t('common:loading')} />;
  return (
    <div className={styles.viewer}>
      <iframe src={url} title={file.name} className={styles.document} />
      <div className={styles.tools}>
        <a className={buttonClass({ variant: 'secondary', size: 's' })} href={url} download={file.name}>
          {t('viewer.download')}
        </a>
      </div>
    </div>
  );
}

/** A document in the browser's own reader, or to be taken away. */
export function DocumentViewer(): ReactElement {
  const { t } = useTranslation(['shell', 'common']);
  const name = useViewedFiles().files[0]?.name;
  return (
    <NamedOverlay
      name="document"
      title={name ?? t('viewer.document')}
      closeLabel={t('common:actions.close')}
      size="full"
    >
      <DocumentBody />
    </NamedOverlay>
  );
}
