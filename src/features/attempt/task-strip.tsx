// The list of an attempt's tasks: their numbers with how far each is. Arrow keys move along it, Enter opens.
import { Check, Pencil } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptTask } from '#contract/entities/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './attempt-page.module.css';
import { standingOf, type TaskStanding } from './task-standing.ts';

export interface TaskStripProps {
  readonly tasks: readonly AttemptTask[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function moveAlong(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  const buttons = [...(event.currentTarget.closest('nav')?.querySelectorAll('button') ?? [])];
  if (step === undefined || buttons.length === 0) return;
  const at = buttons.indexOf(event.currentTarget);
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

export function TaskStrip({ tasks, current, onChoose }: TaskStripProps): ReactElement {
  const { t } = useTranslation('attempt');
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav ref={list} className={styles.strip} aria-label={t('attempt.tasks')}>
      {tasks.map((task, index) => {
        const standing = standingOf(task);
        const name = t('attempt.task', { number: index + 1, total: tasks.length });
        return (
          <Button
            key={task.id}
            size="s"
            variant={index === current ? 'primary' : 'secondary'}
            text={String(index + 1)}
            icon={<StandingMark standing={standing} />}
            aria-label={`${name}. ${t(`standing.${standing}`)}`}
            aria-current={index === current ? 'step' : undefined}
            tabIndex={index === current ? 0 : -1}
            onKeyDown={moveAlong}
            onClick={() => onChoose(index)}
          />
        );
      })}
    </nav>
  );
}

function StandingMark({ standing }: { readonly standing: TaskStanding }): ReactElement | null {
  if (standing === 'CONFIRMED') return <Check size={14} aria-hidden="true" />;
  return standing === 'BEGUN' ? <Pencil size={14} aria-hidden="true" /> : null;
}
