// What a page is for, what one does there, and its keys.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#src/lib/session/current-user.ts';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { CABINET } from '../routes.ts';
import { helpKeysOf, type HelpTopic } from './help-topics.ts';
import styles from './help-dialog.module.css';

interface HelpDialogProps {
  readonly topic: HelpTopic;
  readonly open: boolean;
  /** The finder stands in the header, and its key with it. */
  readonly hasHeader: boolean;
  readonly onClose: () => void;
}

export function HelpDialog({ topic, open, hasHeader, onClose }: HelpDialogProps): ReactElement {
  const { t } = useTranslation(['help', 'common']);
  const findsPages = useCan(...CABINET) && hasHeader;
  const lines = Object.values(t(`pages.${topic}`, { returnObjects: true }));
  return (
    <Overlay open={open} onClose={onClose} title={t('title')} closeLabel={t('common:actions.close')} size="m">
      <div className={styles.help}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <h3>{t('keysTitle')}</h3>
        <dl className={styles.keys}>
          {helpKeysOf(topic, findsPages).map(([key, caps]) => (
            <div key={key}>
              <dt>
                <kbd>{caps}</kbd>
              </dt>
              <dd>{t(`keys.${key}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Overlay>
  );
}
