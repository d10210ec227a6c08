// The page of one room's rules: tables of its things, bans, layers, places and figures, what differs, and its cases.
import { Download } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#src/lib/drafts/use-draft.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import { withOwnRules } from '#machines/room/editing/rules/room-rules.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Tabs } from '#src/ui/navigation/tabs.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import styles from '../../practice-tools.module.css';
import { ROOM_DRAFTS, type RoomView } from '../room-drafts.ts';
import { RoomFrame, type RoomEditorProps } from '../room-editor.tsx';
import { BansTable } from './bans-table.tsx';
import { Differences } from './differences.tsx';
import { RoomEffects } from './room-effects.tsx';
import { Figures } from './figures.tsx';
import { HintsTable } from './hints-table.tsx';
import { Layers } from './layers.tsx';
import { writeRoomFile } from './room-file.ts';
import { SourcesTable } from './sources-table.tsx';
import { ThingsTable } from './things-table.tsx';
import { useRoomEffects } from './use-effects.ts';
import { useRules, type Rules } from './use-rules.ts';
import { ZonesTable } from './zones-table.tsx';

const TABS = [
  'things',
  'bans',
  'layers',
  'places',
  'hints',
  'figures',
  'sources',
  'differences',
  'cases',
] as const;
const TAB = 'tab';

export function RulesEditor({ first, rules: base, back, onLeave }: RoomEditorProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { session, view, people } = useDraft(ROOM_DRAFTS, first);
  const rules = useRules(session, view, base);
  const { map } = view.data;
  const ruleset = useMemo(() => ({ ...withOwnRules(base, rules.rules), map }), [base, rules.rules, map]);
  const effects = useRoomEffects(view.state.id, view.data, ruleset);
  const [params, change] = useAddress();
  const tab = TABS.find((one) => one === params.get(TAB)) ?? 'things';
  const open = (next: string): void =>
    change((old) => {
      const address = new URLSearchParams(old);
      address.set(TAB, next);
      return address;
    });
  const contents: Readonly<Record<(typeof TABS)[number], ReactElement>> = {
    things: <ThingsTable rules={rules} />,
    bans: <BansTable rules={rules} />,
    layers: <Layers rules={rules} />,
    places: <ZonesTable rules={rules} />,
    hints: <HintsTable rules={rules} />,
    figures: <Figures rules={rules} />,
    sources: <SourcesTable rules={rules} />,
    differences: <Differences rules={rules} />,
    cases: <RoomEffects effects={effects} ruleset={ruleset} />,
  };
  return (
    <RoomFrame
      session={session}
      side="rules"
      view={view}
      people={people}
      back={back}
      onLeave={onLeave}
      acts={<SaveAsFile view={view} rules={rules} />}
    >
      {rules.refusal === undefined ? null : (
        <Notice tone="warning" live>
          {t(`rules.refusals.${rules.refusal}`)}
        </Notice>
      )}
      <Tabs
        label={t('rules.tabs.label')}
        value={tab}
        onChange={open}
        tabs={TABS.map((id) => ({
          id,
          title: t(`rules.tabs.${id}`),
          content: <div className={styles.form}>{id === tab ? contents[id] : null}</div>,
        }))}
      />
    </RoomFrame>
  );
}

interface SaveProps {
  readonly view: RoomView;
  readonly rules: Rules;
}

function SaveAsFile({ view, rules }: SaveProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const save = (): void => {
    const text = writeRoomFile(view.data, rules.rules);
    saveFile(new Blob([text], { type: 'application/json' }), `room-${view.state.id}.json`);
  };
  return (
    <Button
      variant="secondary"
      icon={<Download size={18} aria-hidden="true" />}
      text={t('rules.file.export')}
      onClick={save}
    />
  );
}
