// A task that is written from the bank, published by itself; and new ones.
import { FilePlus2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '#src/ui/buttons/button.tsx';
import { Gallery } from './gallery.tsx';
import { TaskPublication } from './task-publication.tsx';
import { TaskScreen } from './task-screen.tsx';

const BANK = '/works?view=bank';

export function TaskOfBankScreen({ id }: { readonly id: string }): ReactElement {
  const { t } = useTranslation('task-editor');
  const navigate = useNavigate();
  const leave = (): void => void navigate(BANK);
  return (
    <TaskScreen
      key={id}
      id={id}
      backText={t('backToBank')}
      onBack={leave}
      foot={(session, view) => <TaskPublication session={session} view={view} onLeave={leave} />}
    />
  );
}

export function NewTask(): ReactElement {
  const { t } = useTranslation('task-editor');
  const navigate = useNavigate();
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button
        icon={<FilePlus2 size={18} aria-hidden="true" />}
        text={t('newTask')}
        onClick={() => open(true)}
      />
      {isOpen ? (
        <Gallery onBegun={({ id }) => void navigate(`${BANK}&task=${id}`)} onClose={() => open(false)} />
      ) : null}
    </>
  );
}
