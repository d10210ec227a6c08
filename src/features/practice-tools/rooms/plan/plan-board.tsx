// The board on which a room is drawn: tools, the plan, and beside it what is held, what is chosen, and all that is there.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomMap } from '#contract/simulation/room-map.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Inspector } from './inspector.tsx';
import { LayerList } from './layer-list.tsx';
import { ObjectList } from './object-list.tsx';
import { PlanStage } from './plan-stage.tsx';
import { PlanState } from './plan-state.tsx';
import styles from './plan.module.css';
import { RoomSize } from './room-size.tsx';
import { BrushSettings, Toolbar } from './toolbar.tsx';
import { usePlan, type EditPlan } from './use-plan.ts';

interface PlanBoardProps {
  readonly map: RoomMap;
  readonly rules: RoomRuleset;
  readonly edit: EditPlan;
  readonly undo: () => void;
  readonly redo: () => void;
}

const KEYS = [
  'arrows',
  'shift',
  'enter',
  'alt',
  'r',
  'd',
  'm',
  'delete',
  'escape',
  'digits',
  'clipboard',
  'undo',
] as const;

export function PlanBoard({ map, rules, edit, undo, redo }: PlanBoardProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const plan = usePlan({ map, rules, edit });
  const isChosen = plan.selected.length > 0;
  return (
    <div className={styles.board}>
      <div className={styles.main}>
        <Toolbar plan={plan} />
        <PlanStage plan={plan} undo={undo} redo={redo} />
        <details className={styles.keys} id="plan-keys">
          <summary>{t('rooms.keys.title')}</summary>
          <dl>
            {KEYS.map((key) => (
              <Key key={key} name={key} />
            ))}
          </dl>
        </details>
      </div>
      <div className={styles.side}>
        <Card title={t(`rooms.tools.${plan.brush.tool}`)}>
          <BrushSettings plan={plan} />
        </Card>
        {isChosen ? (
          <Card title={t('rooms.chosen.title')}>
            <Inspector plan={plan} />
          </Card>
        ) : null}
        <Card title={t('rooms.soundness.title')}>
          <PlanState plan={plan} />
        </Card>
        <Card title={t('rooms.objects.title')}>
          <ObjectList plan={plan} />
        </Card>
        <Card title={t('rooms.layers.title')}>
          <LayerList plan={plan} />
        </Card>
        <Card title={t('rooms.size.title')}>
          <RoomSize plan={plan} />
        </Card>
      </div>
    </div>
  );
}

function Key({ name }: { readonly name: (typeof KEYS)[number] }): ReactElement {
  const { t } = useTranslation('practice-tools');
  return (
    <>
      <dt>{t(`rooms.keys.${name}.key`)}</dt>
      <dd>{t(`rooms.keys.${name}.does`)}</dd>
    </>
  );
}
