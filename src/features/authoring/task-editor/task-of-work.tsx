// A task that is written within its work: the work says its points, and publishing it publishes the task.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';
import type { Settings } from './common-fields.tsx';
import type { InWork } from './task-editor.tsx';
import { TaskScreen } from './task-screen.tsx';
import type { TaskSession } from './use-task-draft.ts';

interface TaskOfWorkProps {
  readonly id: string;
  readonly settings: Settings;
  readonly onSettings: (change: Partial<Settings>) => void;
  readonly onBack: () => void;
  /** The work, whose draft says the task's points and modes. */
  readonly work: NonNullable<InWork['work']>;
}

export function TaskOfWorkScreen(props: TaskOfWorkProps): ReactElement {
  const { id, settings, onSettings, onBack, work } = props;
  const { t } = useTranslation('task-editor');
  // What was typed reaches the server before the work is read again.
  const leave = async (session: TaskSession): Promise<void> => {
    await session.flush();
    onBack();
  };
  return (
    <TaskScreen
      key={id}
      id={id}
      backText={t('backToWork')}
      onBack={onBack}
      inWork={{ settings, onSettings, work }}
      foot={(session) => <Button text={t('done')} onClick={() => void leave(session)} />}
    />
  );
}
