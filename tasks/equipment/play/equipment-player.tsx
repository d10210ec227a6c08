// The operator's place on the screen: the bay and the terminal side by side, or one of them in a narrow window.
import { CircleHelp, ClipboardList, List, Megaphone, NotebookPen, Text, Workflow } from 'lucide-react';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useMedia } from './use-media.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { RestartButton } from '../../simulation/play/restart-button.tsx';
import { useLateParts } from '../../simulation/play/use-late-parts.ts';
import { useSoundBoard } from '../../simulation/use-sound-board.ts';
import { Terminal } from '../terminal/terminal.tsx';
import { terminalViewOf } from '../terminal/views/terminal-view-of.ts';
import { BayPane } from './bay-pane.tsx';
import { BayPanel, panelTitle, type PanelName } from './bay-panels.tsx';
import { LateGuide, LateHelpDialog, loadLateParts, loadSound } from './late-parts.ts';
import { PaperDrawer } from './paper-drawer.tsx';
import { PaperShelf } from './paper-shelf.tsx';
import { chartsOf, type EquipmentPlayerProps } from './player-props.ts';
import { playTexts } from './texts/play-texts.ts';
import type { PlayTexts } from './texts/ru.ts';
import { TimeBar } from './time-bar.tsx';
import { useLateSound } from '../../simulation/play/use-late-sound.ts';
import { BAY_SOUNDS } from '../sound/bay-sound-groups.ts';
import { useEquipmentPlayer, type EquipmentModel, type Pane } from './use-equipment-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import styles from './equipment-player.module.css';

const PANES: readonly Pane[] = ['bay', 'terminal'];

export function EquipmentPlayer(props: EquipmentPlayerProps): ReactElement {
  const { game, language, isReadOnly, bar } = props;
  const model = useEquipmentPlayer(game, isReadOnly, language, props.isServerTime ?? false);
  const board = useSoundBoard(language, BAY_SOUNDS);
  useLateSound(useCallback(async () => (await loadSound()).followRun(game, board), [game, board]));
  const texts = playTexts(language);
  const root = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<PanelName | undefined>(() => (isNarrow() ? undefined : 'goal'));
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isBeside = useMedia('(width >= 1280px)');
  useEffect(() => {
    // A field of the terminal may have the caret already.
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, []);
  useLateParts(model.scene !== undefined, loadLateParts);
  usePlayerKeys(root, {
    help: () => setHelpOpen(true),
    mute: () => board.setMuted(!board.view().settings.isMuted),
    pane: () => model.setPane(model.pane === 'bay' ? 'terminal' : 'bay'),
    wait: () => model.act([{ code: 'WAIT', params: { until: 'EVENT' } }]),
  });
  return (
    <div ref={root} className={styles.player} tabIndex={-1} data-pane={model.pane}>
      <div className={styles.bar}>{bar}</div>
      <div className={styles.strip}>
        <PaneSwitch model={model} texts={texts} />
        <TimeBar game={game} model={model} language={language} />
        <PaperShelf game={game} model={model} language={language} />
        <Tools {...props} model={model} panel={panel} setPanel={setPanel} onHelp={() => setHelpOpen(true)} />
      </div>
      <Guide {...props} model={model} />
      <div className={styles.body}>
        <div className={styles.bay}>
          <BayPane
            game={game}
            language={language}
            saysReason={props.saysReason}
            pointed={props.pointed}
            trainingKey={props.trainingKey}
            explain={props.explain}
            model={model}
            board={board}
          />
          {panel ? <BayPanel {...props} model={model} panel={panel} /> : null}
          <PaperDrawer game={game} model={model} language={language} />
        </div>
        <div className={styles.terminal}>
          <TerminalPane {...{ model, game, language }} hasKeys={isBeside || model.pane === 'terminal'} />
        </div>
      </div>
      {isHelpOpen ? (
        <Suspense fallback={null}>
          <LateHelpDialog language={language} isOpen onClose={() => setHelpOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** TRAINING alone has a key to lead by. */
function Guide({
  trainingKey,
  ...props
}: EquipmentPlayerProps & { readonly model: EquipmentModel }): ReactElement | null {
  if (!trainingKey) return null;
  const { game, model, language, guidance } = props;
  return (
    <Suspense fallback={null}>
      <LateGuide {...{ game, model, language, guidance, trainingKey }} />
    </Suspense>
  );
}

function isNarrow(): boolean {
  return globalThis.matchMedia('(width < 1280px)').matches;
}

interface TerminalPaneProps extends Pick<EquipmentPlayerProps, 'game' | 'language'> {
  readonly model: EquipmentModel;
  readonly hasKeys: boolean;
}

function TerminalPane({ model, game, language, hasKeys }: TerminalPaneProps): ReactElement {
  const { state, happened } = model.view;
  const last = happened.at(-1);
  const view = useMemo(() => {
    const refused =
      last && !last.outcome.ok ? { action: last.entry, refusal: last.outcome.reason } : undefined;
    return terminalViewOf(game.ruleset, state, language, refused);
  }, [game, state, language, last]);
  return <Terminal view={view} language={language} intents={model.terminal} hasKeys={hasKeys} />;
}

function PaneSwitch({
  model,
  texts,
}: {
  readonly model: EquipmentModel;
  readonly texts: PlayTexts;
}): ReactElement {
  return (
    <fieldset className={styles.switch} aria-label={texts.views}>
      {PANES.map((pane) => (
        <button
          key={pane}
          type="button"
          aria-pressed={model.pane === pane}
          className={styles.switchButton}
          onClick={() => model.setPane(pane)}
        >
          {texts[pane]}
        </button>
      ))}
    </fieldset>
  );
}

interface ToolsProps extends EquipmentPlayerProps {
  readonly model: EquipmentModel;
  readonly panel: PanelName | undefined;
  readonly setPanel: (panel: PanelName | undefined) => void;
  readonly onHelp: () => void;
}

const PANEL_ICONS = {
  goal: ClipboardList,
  notes: NotebookPen,
  things: List,
  twin: Text,
  charts: Workflow,
} as const satisfies Record<PanelName, unknown>;

function Tools(props: ToolsProps): ReactElement {
  const { game, language, isReadOnly, model, panel, setPanel, onHelp } = props;
  const texts = playTexts(language);
  const panels = Object.keys(PANEL_ICONS) as readonly PanelName[];
  const names = chartsOf(props) ? panels : panels.filter((name) => name !== 'charts');
  return (
    <div className={styles.playTools} role="toolbar" aria-label={texts.panels}>
      <IconButton
        label={texts.voice}
        withTooltip
        icon={<Megaphone aria-hidden="true" />}
        onClick={() => model.act([{ code: 'VOICE' }])}
      />
      {names.map((name) => {
        const Icon = PANEL_ICONS[name];
        return (
          <IconButton
            key={name}
            label={panelTitle(texts, name)}
            withTooltip
            pressed={panel === name}
            icon={<Icon aria-hidden="true" />}
            onClick={() => {
              model.setPane('bay');
              setPanel(panel === name ? undefined : name);
            }}
          />
        );
      })}
      <IconButton label={texts.help} withTooltip icon={<CircleHelp aria-hidden="true" />} onClick={onHelp} />
      {!isReadOnly && game.mayRestart() ? (
        <RestartButton texts={texts} ask={props.restartAsk} withTooltip onRestart={game.restart} />
      ) : null}
    </div>
  );
}
