// The tools of the drawing, and what the chosen one holds.
import {
  BrickWall,
  DoorOpen,
  Eraser,
  Flag,
  Hand,
  PaintRoller,
  Sofa,
  SquareDashed,
  Trash,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { Switch } from '#src/ui/fields/switch.tsx';
import { TOOLS, type Tool } from './brush.ts';
import styles from './plan.module.css';
import { Shelf } from './shelf.tsx';
import type { Plan } from './use-plan.ts';

const ICONS = {
  select: Hand,
  area: SquareDashed,
  place: Sofa,
  paint: PaintRoller,
  clear: Eraser,
  wall: BrickWall,
  unwall: Trash,
  door: DoorOpen,
  start: Flag,
} as const satisfies Record<Tool, unknown>;

export function Toolbar({ plan }: { readonly plan: Plan }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { brush, hold } = plan;
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('rooms.tools.label')}>
      {TOOLS.map((tool, at) => {
        const Icon = ICONS[tool];
        return (
          <IconButton
            key={tool}
            label={t('rooms.tools.named', { name: t(`rooms.tools.${tool}`), key: at + 1 })}
            withTooltip
            pressed={brush.tool === tool}
            icon={<Icon size={20} aria-hidden="true" />}
            onClick={() => hold({ tool })}
          />
        );
      })}
    </div>
  );
}

/** What the tool in hand needs: a piece of the shelf, or a location. */
export function BrushSettings({ plan }: { readonly plan: Plan }): ReactElement | null {
  const { t } = useTranslation('practice-tools');
  const { brush, hold, isReachShown, showReach } = plan;
  const { tool } = brush;
  if (tool === 'place') return <Shelf plan={plan} />;
  if (tool === 'paint' || tool === 'start')
    return (
      <div className={styles.settings}>
        <LocationSelect plan={plan} hasPatterns={tool === 'paint'} />
        {tool === 'paint' ? (
          <Switch
            label={t('rooms.tools.walled')}
            checked={brush.isWalled}
            onChange={() => hold({ isWalled: !brush.isWalled })}
          />
        ) : null}
      </div>
    );
  return (
    <Switch
      label={t('rooms.plan.reach')}
      description={t('rooms.plan.reachHow')}
      checked={isReachShown}
      onChange={() => showReach(!isReachShown)}
    />
  );
}

interface LocationSelectProps {
  readonly plan: Plan;
  /** Whether locations that the room does not have yet are offered, too. */
  readonly hasPatterns: boolean;
}

function LocationSelect({ plan, hasPatterns }: LocationSelectProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const { brush, hold, map, shelf } = plan;
  const known = new Set(map.locations.map(({ id }) => id));
  const patterns = hasPatterns
    ? shelf.locations.filter(({ location }) => !known.has(location.id)).map(({ location }) => location)
    : [];
  return (
    <Select
      label={t('rooms.tools.location')}
      placeholder={t('rooms.new.choose')}
      value={brush.location}
      onChange={(location) => hold({ location })}
      options={[
        ...map.locations.map(({ id, text }) => ({ value: id, label: textIn(text, language) })),
        ...patterns.map(({ id, text }) => ({
          value: id,
          label: t('rooms.tools.newLocation', { name: textIn(text, language) }),
        })),
      ]}
    />
  );
}
