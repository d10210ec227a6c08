// Actions on several tasks of the bank.
import { Archive, ArchiveRestore, Copy, Download, ListPlus, Tags } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';
import { ChosenBar } from '#src/ui/list/chosen-bar.tsx';
import type { Selection } from '#src/ui/list/use-selection.ts';
import { LateExport } from '#src/ui/loaded/exchange/late-export.tsx';
import { AddToWork } from './add-to-work.tsx';
import { useChangeTasks } from './content-acts.ts';
import { TopicsOverlay } from './topics-overlay.tsx';

interface ChosenTasksProps {
  readonly isPutAway: boolean;
  readonly selection: Selection;
}

export function ChosenTasks({ isPutAway, selection }: ChosenTasksProps): ReactElement {
  const [opened, open] = useState<Opened | null>(null);
  const taskIds = [...selection.chosen];
  const close = (): void => open(null);
  return (
    <>
      <ChosenBar selection={selection}>
        {isPutAway ? <Restore selection={selection} /> : <Acts selection={selection} onOpen={open} />}
      </ChosenBar>
      {opened === 'WORK' ? <AddToWork taskIds={taskIds} onDone={selection.clear} onClose={close} /> : null}
      {opened === 'EXPORT' ? <LateExport taskIds={taskIds} onClose={close} /> : null}
      {opened === 'TOPICS' ? <TopicsOverlay taskIds={taskIds} onClose={close} /> : null}
    </>
  );
}

type Opened = 'WORK' | 'TOPICS' | 'EXPORT';

interface ActsProps {
  readonly selection: Selection;
  readonly onOpen: (opened: Opened) => void;
}

function useAct(selection: Selection) {
  const change = useChangeTasks();
  const act = (kind: 'COPY' | 'ARCHIVE' | 'RESTORE') => (): void =>
    change.mutate({ taskIds: [...selection.chosen], action: { kind } }, { onSuccess: selection.clear });
  return { act, isPending: change.isPending };
}

function Acts({ selection, onOpen }: ActsProps): ReactElement {
  const { t } = useTranslation('works');
  const { act, isPending } = useAct(selection);
  const buttons = [
    ['addToWork', ListPlus, () => onOpen('WORK')],
    ['topic', Tags, () => onOpen('TOPICS')],
    ['copy', Copy, act('COPY')],
    ['export', Download, () => onOpen('EXPORT')],
    ['archive', Archive, act('ARCHIVE')],
  ] as const;
  return (
    <>
      {buttons.map(([name, Icon, run]) => (
        <Button
          key={name}
          size="s"
          variant="secondary"
          icon={<Icon size={16} aria-hidden="true" />}
          text={t(`actions.${name}`)}
          disabled={isPending}
          onClick={run}
        />
      ))}
    </>
  );
}

function Restore({ selection }: { readonly selection: Selection }): ReactElement {
  const { t } = useTranslation('works');
  const { act, isPending } = useAct(selection);
  return (
    <Button
      size="s"
      variant="secondary"
      icon={<ArchiveRestore size={16} aria-hidden="true" />}
      text={t('actions.restore')}
      disabled={isPending}
      onClick={act('RESTORE')}
    />
  );
}
