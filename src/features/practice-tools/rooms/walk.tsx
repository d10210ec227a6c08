// Walking in a room as it is drawn: the learner's own player, with nothing judged and nothing kept.
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getPracticeCase, listPracticeCases, PracticeCase } from '#contract/calls/practice-cases.ts';
import { roomPlaySchema } from '#contract/simulation/room-case.ts';
import type { RoomMap } from '#contract/simulation/room-map.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { call } from '#src/lib/api/call.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { useFullBleed } from '#src/ui/layout/full-bleed.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { TASK_VIEWS } from '#tasks/views.ts';
import { taskOf } from '../parts/task-of-case.ts';
import styles from './rooms.module.css';
import { walkPlay } from './walk-play.ts';

/** The first case of the list lends its person. */
async function lentCase(): Promise<PracticeCase> {
  const query = { simulation: 'ROOM' } as const;
  const [first] = await call<typeof listPracticeCases>('GET', '/practice-cases', { query });
  return call<typeof getPracticeCase>('GET', '/practice-cases/:id', {
    params: { id: first?.id ?? '' },
    query: { mode: 'TRAINING' },
  });
}

interface WalkProps {
  readonly title: string;
  readonly map: RoomMap;
  readonly rules: RoomRuleset;
  readonly onLeave: () => void;
}

export function Walk(props: WalkProps): ReactElement {
  const { t } = useTranslation(['practice-tools', 'common']);
  const { onLeave } = props;
  useFullBleed();
  const lent = useQuery({ queryKey: ['somebody to walk'], queryFn: lentCase, staleTime: Infinity });
  if (lent.isError)
    return (
      <div className={styles.page}>
        <Button variant="secondary" text={t('rooms.walk.leave')} onClick={onLeave} />
        <QueryError query={lent} />
      </div>
    );
  const loader = <Loader label={t('common:loading')} fullPage />;
  if (lent.data === undefined) return loader;
  return (
    <div className={styles.full}>
      <Suspense fallback={loader}>
        <Player {...props} lent={lent.data} />
      </Suspense>
    </div>
  );
}

function Player({
  title,
  map,
  rules,
  onLeave,
  lent,
}: WalkProps & { readonly lent: PracticeCase }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const [openedMs] = useState(() => performance.now());
  const [task] = useState(() => {
    const ruleset = { ...rules, map };
    const play = walkPlay(ruleset, roomPlaySchema.parse(lent.play.play));
    const walked = { ...lent, goal: { ru: title, en: title, ch: title } };
    return taskOf({ ...walked, play: { ...lent.play, ruleset, play } }, { restart: 0, entries: [] });
  });
  const { answer } = TASK_VIEWS.ROOM;
  const bar = (
    <div className={styles.bar}>
      <IconButton
        label={t('rooms.walk.leave')}
        icon={<ArrowLeft size={20} aria-hidden="true" />}
        onClick={onLeave}
      />
      <strong className={styles.barTitle}>{t('rooms.walk.title', { name: title })}</strong>
    </div>
  );
  return (
    <answer.Screen
      task={task}
      mode="TRAINING"
      language={language}
      isReadOnly={false}
      onEvent={() => undefined}
      elapsedMs={() => Math.floor(performance.now() - openedMs)}
      bar={bar}
      practice={{
        guidance: 'OFFERED',
        huntsFaults: false,
        onEnd: () => undefined,
        restartAsk: t('rooms.walk.restartAsk'),
      }}
    />
  );
}
