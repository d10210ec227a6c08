// The help of the page that is shown: a button in the header, or the key “?”.
import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { loadChunk } from '../lazy-screen.ts';
import { routeAt } from '../route-at.ts';
import { helpTopicOf } from './help-topics.ts';

const HelpDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./help-dialog.tsx'))).HelpDialog,
}));

/** Where a character that is typed means something else: a field, a thing that takes keys, a dialog. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable=true], [role=application]';

function isAsked(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
  if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (target instanceof Element && target.closest(TAKES_KEYS) !== null) return false;
  return document.querySelector('[role=dialog], [role=alertdialog]') === null;
}

/** Who only watches a scene has no header: the key opens the help there, or a button of the scene that presses it. */
const WITHOUT_HEADER: ReadonlySet<string> = new Set(['replay', 'follow']);

interface HelpProps {
  /** The page has the whole window, without a header for the button. */
  readonly isByKeyAlone?: boolean;
}

export function Help({ isByKeyAlone = false }: HelpProps): ReactElement | null {
  const { t } = useTranslation('help');
  const { pathname, search } = useLocation();
  const ofPage = helpTopicOf(routeAt(pathname), new URLSearchParams(search));
  const topic = isByKeyAlone && !WITHOUT_HEADER.has(ofPage ?? '') ? null : ofPage;
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      if (topic === null || !isAsked(event)) return;
      event.preventDefault();
      setOpened(topic);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [topic]);
  if (topic === null) return null;
  return (
    <>
      {isByKeyAlone ? null : (
        <IconButton
          label={t('open')}
          icon={<CircleHelp size={20} aria-hidden="true" />}
          aria-keyshortcuts="?"
          aria-haspopup="dialog"
          onClick={() => setOpened(topic)}
        />
      )}
      {opened === null ? null : (
        <Suspense fallback={null}>
          <HelpDialog
            topic={topic}
            open={opened === topic}
            hasHeader={!isByKeyAlone}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
