// The tools of the drawing, and what the chosen one holds.
import {
  BrickWall,
  ClipboardPaste,
  DoorOpen,
  Eraser,
  Flag,
  Hammer,
  Hand,
  PaintRoller,
  Sofa,
  SquareDashed,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import { doorKindSchema, wallKindSchema } from '#contract/simulation/room-kinds.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { Switch } from '#src/ui/fields/switch.tsx';
import { TOOLS, type Tool } from './brush.ts';
import { pasteCopy } from './copies.ts';
import styles from './plan.module.css';
import { Shelf } from './shelf.tsx';
import { REACHES, type Plan } from './use-plan.ts';

/** Of a wall or a door that has no kind. */
const PLAIN = 'plain';
/** Stands before the pattern of a location that is about to be made. */
const ANOTHER = '+';

const ICONS = {
  select: Hand,
  area: SquareDashed,
  place: Sofa,
  paint: PaintRoller,
  clear: Eraser,
  wall: BrickWall,
  unwall: Hammer,
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
        const name = t('rooms.tools.named', { name: t(`rooms.tools.short.${tool}`), key: at + 1 });
        return (
          <button
            key={tool}
            type="button"
            className={styles.tool}
            aria-label={name}
            aria-pressed={brush.tool === tool}
            onClick={() => hold({ tool })}
          >
            <Icon size={20} aria-hidden="true" />
            <span aria-hidden="true">{t(`rooms.tools.short.${tool}`)}</span>
          </button>
        );
      })}
    </div>
  );
}

/** What the tool in hand needs: a piece of the shelf, or a location. */
export function BrushSettings({ plan }: { readonly plan: Plan }): ReactElement | null {
  const { t } = useTranslation('practice-tools');
  const { brush, hold } = plan;
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
  if (tool === 'wall') return <WallChoice plan={plan} />;
  if (tool === 'door') return <DoorChoice plan={plan} />;
  return (
    <div className={styles.settings}>
      <ReachChoice plan={plan} />
      <div className={styles.acts}>
        <Button
          size="s"
          variant="secondary"
          icon={<ClipboardPaste size={18} aria-hidden="true" />}
          text={t('rooms.acts.paste')}
          onClick={() => pasteCopy(plan)}
        />
      </div>
    </div>
  );
}

function WallChoice({ plan: { brush, hold } }: { readonly plan: Plan }): ReactElement {
  const { t } = useTranslation('practice-tools');
  return (
    <Select
      label={t('rooms.tools.wallKind')}
      placeholder={t('rooms.new.choose')}
      description={t('rooms.tools.wallKindHow')}
      value={brush.wall ?? PLAIN}
      onChange={(kind) => hold({ wall: wallKindSchema.safeParse(kind).data })}
      options={([PLAIN, ...wallKindSchema.options] as const).map((kind) => ({
        value: kind,
        label: t(`rooms.walls.${kind}`),
      }))}
    />
  );
}

function DoorChoice({ plan: { brush, hold } }: { readonly plan: Plan }): ReactElement {
  const { t } = useTranslation('practice-tools');
  return (
    <Select
      label={t('rooms.tools.doorKind')}
      placeholder={t('rooms.new.choose')}
      description={t('rooms.tools.doorKindHow')}
      value={brush.door ?? PLAIN}
      onChange={(kind) => hold({ door: doorKindSchema.safeParse(kind).data })}
      options={([PLAIN, ...doorKindSchema.options] as const).map((kind) => ({
        value: kind,
        label: t(`rooms.doors.${kind}`),
      }))}
    />
  );
}

function ReachChoice({ plan: { reach, showReach } }: { readonly plan: Plan }): ReactElement {
  const { t } = useTranslation('practice-tools');
  return (
    <Select
      label={t('rooms.plan.reach')}
      placeholder={t('rooms.new.choose')}
      description={t('rooms.plan.reachHow')}
      value={reach}
      onChange={(next) => showReach(REACHES.find((one) => one === next) ?? 'NONE')}
      options={REACHES.map((value) => ({ value, label: t(`rooms.plan.reaches.${value}`) }))}
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
  const patterns = hasPatterns ? shelf.locations.map(({ location }) => location) : [];
  return (
    <Select
      label={t('rooms.tools.location')}
      placeholder={t('rooms.new.choose')}
      value={brush.isAnother ? `${ANOTHER}${brush.location}` : brush.location}
      onChange={(value) => {
        const isAnother = value.startsWith(ANOTHER);
        hold({ location: isAnother ? value.slice(ANOTHER.length) : value, isAnother });
      }}
      options={[
        ...map.locations.map(({ id, text }) => ({ value: id, label: textIn(text, language) })),
        ...patterns.map(({ id, text }) => ({
          value: `${ANOTHER}${id}`,
          label: t(known.has(id) ? 'rooms.tools.anotherLocation' : 'rooms.tools.newLocation', {
            name: textIn(text, language),
          }),
        })),
      ]}
    />
  );
}
