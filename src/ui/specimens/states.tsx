// Waiting, empty and error states; time and saving.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState, ErrorSign, ErrorState } from '#src/ui/feedback/empty-state.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Logo } from '#src/ui/layout/logo.tsx';
import { SaveIndicator, type SaveState } from '#src/ui/feedback/save-indicator.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { Timer } from '#src/ui/data/timer.tsx';
import { Specimen } from './specimen.tsx';
import styles from './specimens.module.css';

const SAVES = ['saving', 'here', 'server', 'waiting'] as const satisfies readonly SaveState[];

export function States(): ReactElement {
  const { t } = useTranslation(['interface', 'common']);
  return (
    <>
      <Specimen name="EmptyState" note={t('states.emptyNote')} wide>
        <EmptyState
          title={t('lists.empty')}
          picture={<StatePicture scene="empty-works" />}
          action={<Button text={t('actions.add')} />}
        >
          {t('lists.emptyNext')}
        </EmptyState>
      </Specimen>
      <Specimen name="ErrorState" note={t('states.errorNote')} wide>
        <ErrorState
          picture={<StatePicture scene="offline" fallback={<ErrorSign />} />}
          title={t('common:errors.network')}
          retryText={t('common:actions.retry')}
          onRetry={() => undefined}
        />
      </Specimen>
      <Specimen name="Skeleton" wide>
        <Skeleton width="40%" />
        <Skeleton />
        <Skeleton shape="block" height="72px" />
        <Skeleton shape="circle" width="48px" />
      </Specimen>
      <Specimen name="Spinner, Loader">
        <Spinner size="s" />
        <Spinner />
        <Spinner size="l" />
        <Loader label={t('common:loading')} />
      </Specimen>
      <Specimen name="Timer" note={t('states.timerNote')}>
        <Clock minutes={42} />
        <Clock minutes={4} />
        <Clock minutes={0.7} />
      </Specimen>
      <Specimen name="SaveIndicator">
        {SAVES.map((state) => (
          <SaveIndicator key={state} state={state} text={t(`states.${state}`)} />
        ))}
      </Specimen>
      <Specimen name="Logo">
        <Logo name={t('common:product')} />
        <Logo name={t('common:product')} size="l" />
        <span className={styles.mark}>
          <Logo name={t('common:product')} markOnly />
        </span>
      </Specimen>
    </>
  );
}

const MINUTE_MS = 60_000;

/** Runs down, and then starts again. */
function Clock({ minutes }: { readonly minutes: number }): ReactElement {
  const { t } = useTranslation('interface');
  const [endsAt, setEndsAt] = useState(() => performance.now() + minutes * MINUTE_MS);
  return (
    <Timer
      remainingMs={() => Math.max(0, endsAt - performance.now())}
      label={t('states.left')}
      speak={(ms) => t('states.minutes', { count: Math.ceil(ms / MINUTE_MS) })}
      onExpire={() => setEndsAt(performance.now() + minutes * MINUTE_MS)}
    />
  );
}
