// Makes a case of the moment of an attempt that is shown: what stands there is its start.
import { useMutation } from '@tanstack/react-query';
import { Milestone } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Replay } from '#contract/entities/attempt.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import { AS_WRITTEN, textsInEach } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import type { ShownMoment } from '#tasks/view-props.ts';
import styles from './case-of-moment.module.css';
import { makeDraft, startAt, type MomentStart } from './moment-draft.ts';

interface CaseOfMomentProps {
  readonly replay: Replay;
  readonly moment: ShownMoment;
}

export function CaseOfMoment({ replay, moment }: CaseOfMomentProps): ReactElement {
  const { t } = useTranslation('test-cases');
  const [chosen, choose] = useState<MomentStart>();
  return (
    <div className={styles.tool}>
      <Button
        size="s"
        variant="secondary"
        icon={<Milestone size={18} aria-hidden="true" />}
        text={t('moment.button')}
        onClick={() => choose(startAt(moment))}
      />
      {chosen === undefined ? null : (
        <MomentDialog replay={replay} start={chosen} onClose={() => choose(undefined)} />
      )}
    </div>
  );
}

interface MomentDialogProps {
  readonly replay: Replay;
  readonly start: MomentStart;
  readonly onClose: () => void;
}

function MomentDialog({ replay, start, onClose }: MomentDialogProps): ReactElement {
  const { t } = useTranslation(['test-cases', 'common']);
  const navigate = useNavigate();
  const { time } = start;
  const making = useMutation({
    mutationFn: async () => {
      const textsIn = await textsInEach('test-cases');
      return makeDraft(replay, start, (title) =>
        inEveryLanguage((language) =>
          title[language] === ''
            ? ''
            : textsIn(language)('moment.title', { name: title[language], time, ...AS_WRITTEN }),
        ),
      );
    },
    onSuccess: (id) => void navigate(`/practice-test-cases?case=${id}`),
  });
  return (
    <Overlay
      open
      size="m"
      title={t('moment.heading', { time })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      locked={making.isPending}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button text={t('moment.make')} loading={making.isPending} onClick={() => making.mutate()} />
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('moment.how')}</p>
        {start.losses.length === 0 ? null : (
          <Notice tone="info" title={t('moment.lost')}>
            <ul>
              {start.losses.map((loss) => (
                <li key={loss}>{t(`moment.losses.${loss}`)}</li>
              ))}
            </ul>
          </Notice>
        )}
        {making.isError ? (
          <Notice tone="danger" live>
            {making.error.message}
          </Notice>
        ) : null}
      </div>
    </Overlay>
  );
}
