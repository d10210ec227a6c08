// The papers: which there are, and the one that is held, in a drawer below the scene, so that the bay stays in view.
import { FileText } from 'lucide-react';
import { Suspense, type ReactElement } from 'react';
import { textIn, type Language } from '#contract/text-in.ts';
import { indexOf } from '#machines/equipment/equipment-index.ts';
import { stepsTo } from '#machines/equipment/plan-steps.ts';
import { paperViewOf } from '../view/paper-view-of.ts';
import type { EquipmentGame } from './equipment-game.ts';
import { LatePaperHolder } from './late-parts.ts';
import { playTexts } from './texts/play-texts.ts';
import type { EquipmentModel } from './use-equipment-player.ts';
import styles from './equipment-player.module.css';

export interface PapersProps {
  readonly game: EquipmentGame;
  readonly model: EquipmentModel;
  readonly language: Language;
}

export function PaperShelf({ game, model, language }: PapersProps): ReactElement {
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
              onClick={() => model.act(stepsTo(game.ruleset, state, { code, item: id }))}
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

export function PaperDrawer({ game, model, language }: PapersProps): ReactElement | null {
  const { state } = model.view;
  const { paper } = state;
  const view = paper === undefined ? undefined : paperViewOf(game.ruleset, state, paper, language);
  if (!view || paper === undefined) return null;
  return (
    <div className={styles.drawer}>
      <Suspense fallback={null}>
        <LatePaperHolder
          view={view}
          language={language}
          onFill={(field, value, slot) =>
            model.act([
              {
                code: 'FILL',
                item: paper,
                params: slot === undefined ? { field, value } : { field, value, slot },
              },
            ])
          }
          onCheck={(against, matches) =>
            model.act([{ code: 'VERIFY', item: paper, params: { against, matches } }])
          }
          onSign={() => model.act([{ code: 'SIGN', item: paper }])}
          onClose={() => model.act([{ code: 'CLOSE_PAPER', item: paper }])}
        />
      </Suspense>
    </div>
  );
}
