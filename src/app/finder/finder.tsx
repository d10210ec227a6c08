// «Перейти»: any page, person, group, work, course or control event by a few letters, from every page by Ctrl+K.
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { loadChunk } from '../lazy-screen.ts';
import { MAX_WORDS } from './max-words.ts';

const FinderList = lazy(async () => ({
  default: (await loadChunk(() => import('./finder-list.tsx'))).FinderList,
}));

/** Ctrl+K, or ⌘K, whatever the layout of the keyboard; it is no letter for a field then. */
function isAsked({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyK' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Takes the letters that are typed before the field has come: nobody waits for it after Ctrl+K. */
function useTyped(isOpen: boolean, onWords: (more: (words: string) => string) => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const take = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key.length !== 1 || ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return;
      // The button that closes the dialog takes a space, no other letter.
      if (key === ' ' && target instanceof HTMLButtonElement) return;
      event.preventDefault();
      onWords((words) => `${words}${key}`.slice(0, MAX_WORDS));
    };
    window.addEventListener('keydown', take);
    return () => window.removeEventListener('keydown', take);
  }, [isOpen, onWords]);
}

/** The button in the header and what it opens. */
export function Finder(): ReactElement {
  const { t } = useTranslation(['finder', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState('');
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      // Over a dialog it would take the person away from what they are asked.
      if (!isAsked(event) || document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  useTyped(isOpen, setWords);
  const close = (): void => {
    setIsOpen(false);
    setWords('');
  };
  return (
    <>
      <IconButton
        label={t('open')}
        icon={<Search size={20} aria-hidden="true" />}
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <Overlay
        open={isOpen}
        onClose={close}
        title={t('title')}
        closeLabel={t('common:actions.close')}
        size="m"
      >
        <Suspense fallback={<Loader label={t('common:loading')} />}>
          <FinderList words={words} onWords={setWords} onChosen={close} />
        </Suspense>
      </Overlay>
    </>
  );
}
