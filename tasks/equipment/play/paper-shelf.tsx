// The papers as buttons: side by side in a wide window, behind one button in a narrow one.
import { ChevronDown, FileText } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { textIn, type Language } from '#contract/languages.ts';
import { indexOf } from '#machines/equipment/equipment-index.ts';
import { stepsTo } from '#machines/equipment/plan-steps.ts';
import type { EquipmentGame } from './equipment-game.ts';
import { playTexts } from './texts/play-texts.ts';
import type { EquipmentModel } from './use-equipment-player.ts';
import { useMedia } from './use-media.ts';
import styles from './paper-shelf.module.css';

export interface PapersProps {
  readonly game: EquipmentGame;
  readonly model: EquipmentModel;
  readonly language: Language;
}

export function PaperShelf(props: PapersProps): ReactElement {
  return useMedia('(width >= 1280px)') ? <Papers {...props} /> : <PaperMenu {...props} />;
}

/** It closes when a paper is chosen, by Escape, and when one goes on elsewhere. */
function PaperMenu(props: PapersProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const texts = playTexts(props.language);
  useLeaving(root, isOpen, (isByKey) => {
    setOpen(false);
    if (isByKey) button.current?.focus();
  });
  return (
    <div ref={root} className={styles.fold}>
      <button
        ref={button}
        type="button"
        className={styles.foldButton}
        aria-label={texts.papers}
        aria-expanded={isOpen}
        data-held={props.model.view.state.paper}
        onClick={() => setOpen(!isOpen)}
      >
        <FileText size={18} aria-hidden="true" />
        <span>{texts.papers}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {isOpen ? <Papers {...props} onChosen={() => setOpen(false)} /> : null}
    </div>
  );
}

type Leave = (isByKey: boolean) => void;

function useLeaving(root: RefObject<HTMLElement | null>, isOpen: boolean, onLeave: Leave): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const stopped = new AbortController();
    const { signal } = stopped;
    const onElsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) latest.current(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') latest.current(true);
    };
    for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, onElsewhere, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => stopped.abort();
  }, [root, isOpen]);
}

interface PapersListProps extends PapersProps {
  readonly onChosen?: () => void;
}

function Papers({ game, model, language, onChosen }: PapersListProps): ReactElement {
  const texts = playTexts(language);
  const { state } = model.view;
  const { forms } = indexOf(game.ruleset);
  return (
    <ul className={styles.shelf} aria-label={texts.papers}>
      {state.play.papers.map(({ id, kind, printed }) => {
        const form = forms.get(kind);
        const isOpen = state.paper === id;
        const isTaken = state.papers[id]?.isTaken ?? false;
        const code = isOpen ? 'CLOSE_PAPER' : 'OPEN_PAPER';
        const lot = kind === 'RECIPE_COPY' ? printed['recipe'] : printed['lotName'];
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.shelfPaper}
              aria-expanded={isOpen}
              onClick={() => {
                onChosen?.();
                model.act(stepsTo(game.ruleset, state, { code, item: id }));
              }}
            >
              <FileText size={16} aria-hidden="true" />
              <span>{form ? textIn(form.text, language) : id}</span>
              <small>{isTaken ? lot : texts.atDesk}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
