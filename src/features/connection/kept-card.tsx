// What is stored on this device: shows it, protects it from eviction by the browser, and deletes it.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSize } from '#src/i18n/use-size.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { StatTile, StatTiles } from '#src/ui/data/stat-tile.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import styles from './connection.module.css';
import { clearKept, type KeptOnDevice } from './kept-on-device.ts';

interface KeptCardProps {
  readonly userId: string;
  readonly kept: KeptOnDevice;
  readonly onChange: () => void;
}

export function KeptCard({ userId, kept, onChange }: KeptCardProps): ReactElement {
  const { t } = useTranslation(['offline', 'common']);
  const [asking, setAsking] = useState(false);
  const clear = async (): Promise<void> => {
    await clearKept(userId);
    setAsking(false);
    showToast({ tone: 'success', text: t('connection.cleared') });
    onChange();
  };
  return (
    <Card title={t('connection.kept')}>
      <KeptFigures kept={kept} />
      {kept.isPersisted ? null : <p className={styles.note}>{t('connection.persistedNote')}</p>}
      <div className={styles.acts}>
        {kept.isPersisted ? null : <PersistButton onChange={onChange} />}
        <Button variant="secondary" text={t('connection.clear')} onClick={() => setAsking(true)} />
      </div>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={t('connection.clearTitle')}
        confirmText={t('connection.clear')}
        cancelText={t('common:actions.cancel')}
        onConfirm={() => void clear()}
        onCancel={() => setAsking(false)}
      >
        {t('connection.clearText')}
      </ConfirmDialog>
    </Card>
  );
}

function KeptFigures({ kept }: { readonly kept: KeptOnDevice }): ReactElement {
  const { t } = useTranslation('offline');
  const size = useSize();
  const { usage, quota } = kept;
  return (
    <StatTiles>
      <StatTile label={t('connection.files')} value={kept.files} />
      <StatTile label={t('connection.answers')} value={kept.answers} />
      <StatTile label={t('connection.works')} value={kept.works} />
      {usage === undefined || quota === undefined ? null : (
        <StatTile
          label={t('connection.space')}
          value={size(usage)}
          note={t('connection.of', { size: size(quota) })}
        />
      )}
      <StatTile
        label={t('connection.persisted')}
        value={t(kept.isPersisted ? 'connection.persistedYes' : 'connection.persistedNo')}
      />
    </StatTiles>
  );
}

function PersistButton({ onChange }: { readonly onChange: () => void }): ReactElement {
  const { t } = useTranslation('offline');
  const persist = async (): Promise<void> => {
    const isGiven = 'storage' in navigator && (await navigator.storage.persist().catch(() => false));
    if (!isGiven) showToast({ tone: 'warning', text: t('connection.persistRefused') });
    onChange();
  };
  return <Button variant="secondary" text={t('connection.persist')} onClick={() => void persist()} />;
}
