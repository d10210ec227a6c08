// What lies beside the scene when it is asked for: the task, everything of the bay as a list, all of it in words.
import { Suspense, useState, type ReactElement } from 'react';
import { filled, textIn } from '#contract/languages.ts';
import { indexOf } from '#machines/equipment/equipment-index.ts';
import type { ActionTarget } from '#machines/equipment/actions-for.ts';
import { emergencyView } from '#machines/equipment/emergency/emergency-view.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { useChartTrace } from '../charts/use-chart-trace.ts';
import { targetTitle } from './bay-pane.tsx';
import { LatePlacesNote, LateChartPanel, LateTwinPanel } from './late-parts.ts';
import { thingsOfBay } from './pointable.ts';
import { chartsOf, type EquipmentPlayerProps } from './player-props.ts';
import { playTexts } from './texts/play-texts.ts';
import type { PlayTexts } from './texts/ru.ts';
import type { EquipmentModel } from './use-equipment-player.ts';
import styles from './equipment-player.module.css';

export type PanelName = 'goal' | 'notes' | 'things' | 'twin' | 'charts';

interface BayPanelProps extends EquipmentPlayerProps {
  readonly model: EquipmentModel;
  readonly panel: PanelName;
}

export function BayPanel(props: BayPanelProps): ReactElement {
  const { language, panel } = props;
  const texts = playTexts(language);
  return (
    <aside key={panel} className={styles.panel} data-panel={panel} aria-label={panelTitle(texts, panel)}>
      {panel === 'goal' ? <GoalPanel {...props} /> : null}
      {panel === 'notes' ? (
        <Suspense fallback={null}>
          <LatePlacesNote model={props.model} language={language} />
        </Suspense>
      ) : null}
      {panel === 'things' ? <ThingsPanel {...props} /> : null}
      <Suspense fallback={null}>
        {panel === 'twin' ? (
          <LateTwinPanel game={props.game} language={language} model={props.model} />
        ) : null}
        {panel === 'charts' ? <LiveChart {...props} /> : null}
      </Suspense>
    </aside>
  );
}

export function panelTitle(texts: PlayTexts, panel: PanelName): string {
  return panel === 'notes' ? texts.notes.title : texts[panel];
}

function LiveChart(props: BayPanelProps): ReactElement {
  const { game, language, model } = props;
  const trace = useChartTrace(game);
  return (
    <LateChartPanel
      ruleset={game.ruleset}
      state={model.view.state}
      trace={trace}
      language={language}
      asks={chartsOf(props) === 'asking'}
    />
  );
}

function GoalPanel({ game, goal, language, trainingKey, hintPenalty }: BayPanelProps): ReactElement {
  const texts = playTexts(language);
  const [shown, setShown] = useState(0);
  const hints = trainingKey?.hints ?? [];
  return (
    <>
      <h2>{texts.goal}</h2>
      <p>{goal}</p>
      {hints.length > 0 ? (
        <div className={styles.hints} aria-live="polite">
          <ol>
            {hints.slice(0, shown).map((hint) => (
              <li key={hint.ru}>{textIn(hint, language)}</li>
            ))}
          </ol>
          {hintPenalty > 0 ? <p>{filled(texts.hintCost, { points: hintPenalty })}</p> : null}
          {shown < hints.length ? (
            <Button
              size="s"
              variant="secondary"
              text={filled(texts.nextHint, { number: shown + 1, total: hints.length })}
              onClick={() => {
                setShown(shown + 1);
                game.takeHint();
              }}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}

function ThingsPanel({ game, language, model }: BayPanelProps): ReactElement {
  const texts = playTexts(language);
  const { state } = model.view;
  const here = indexOf(game.ruleset).places.get(state.person.place);
  const held = state.person.pod === undefined ? undefined : state.carriers[state.person.pod];
  const { hurt } = emergencyView(game.ruleset.emergency, state.emergency);
  const targets: readonly ActionTarget[] = [
    { kind: 'person' },
    ...(hurt && state.emergency.place === 'bay' ? [{ kind: 'colleague' } as const] : []),
    ...thingsOfBay(game.ruleset, state),
  ];
  return (
    <>
      <h2>{texts.things}</h2>
      <p className={styles.quiet}>
        {here ? filled(texts.place, { place: textIn(here.text, language) }) : null}
        <br />
        {held ? filled(texts.inHands, { pod: held.label }) : texts.handsFree}
      </p>
      <ul className={styles.options}>
        {targets.map((target) => (
          <li key={JSON.stringify(target)}>
            <button type="button" className={styles.option} onClick={() => model.openMenu(target)}>
              {targetTitle(game, model, target, language)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
