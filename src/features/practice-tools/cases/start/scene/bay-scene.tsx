// The start of a bay case in its scene: the pods, their wafers, the ports, the modules, and where the operator stands.
import { Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import { findCaseProblems } from '#machines/equipment/check-case.ts';
import { problemTexts } from '#machines/equipment/equipment-problems.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import type { BayScene as Scene } from '#scenes/equipment/bay-scene.ts';
import type { BayTarget } from '#scenes/equipment/bay-targets.ts';
import { named } from '#src/i18n/named.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TASK_VIEWS } from '#tasks/views.ts';
import { ViewButtons } from '../../../parts/view-buttons.tsx';
import type { BayStartProps } from '../start-props.ts';
import { BayChosen } from './bay-chosen.tsx';
import { SceneBoard, type SceneObject } from './scene-board.tsx';
import { useSceneState } from './use-scene-state.ts';

const RACK = 'podRack';
const PERSON: BayTarget = { kind: 'person', id: '' };

const nameOf = ({ kind, id }: BayTarget): string => `${kind} ${id}`;

/** Ports and modules stand for the places before them. */
function objectsIn({ ruleset }: BayStartProps, words: Words): readonly SceneObject[] {
  const ports = ruleset.ports.map((_, at) => ({
    id: nameOf({ kind: 'port', id: String(at) }),
    name: words.port(at + 1),
  }));
  const spots = Array.from({ length: ruleset.rackPlaces }, (_, at) => ({
    id: nameOf({ kind: 'pod', id: String(at) }),
    name: words.spot(at + 1),
  }));
  const modules = ruleset.modules.map(({ id, text }) => ({
    id: nameOf({ kind: 'module', id }),
    name: named(words.language, id, textIn(text, words.language)),
  }));
  const places = ruleset.places
    .filter(({ kind }) => kind !== 'port')
    .map(({ id, text }) => ({ id: nameOf({ kind: 'place', id }), name: textIn(text, words.language) }));
  return [{ id: nameOf(PERSON), name: words.person }, ...ports, ...spots, ...places, ...modules];
}

interface Words {
  readonly language: ReturnType<typeof useLanguage>;
  readonly person: string;
  readonly port: (number: number) => string;
  readonly spot: (number: number) => string;
}

const KINDS = ['port', 'pod', 'module', 'place', 'person'] as const;

function targetOf(name: string): BayTarget {
  const kind = KINDS.find((one) => name.startsWith(`${one} `)) ?? 'person';
  return { kind, id: name.slice(kind.length + 1) };
}

export function BayScene(props: BayStartProps): ReactElement {
  const { play, ruleset } = props;
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  const [chosen, choose] = useState<BayTarget>({ kind: 'place', id: RACK });
  const problems = findCaseProblems(ruleset, play);
  const state = useSceneState(play, (now) =>
    findCaseProblems(ruleset, now).length === 0 ? equipmentSimulation.start(ruleset, now, 0) : undefined,
  );
  const words: Words = {
    language,
    person: t('scene.operator'),
    port: (number) => t('bay.port', { number }),
    spot: (number) => t('bay.rackSpot', { number }),
  };
  return (
    <SceneBoard
      stage={
        state === undefined ? (
          <Notice tone="warning">{t('scene.impossible')}</Notice>
        ) : (
          <Stage ruleset={ruleset} state={state} chosen={chosen} onChoose={choose} />
        )
      }
      objects={objectsIn(props, words)}
      chosen={nameOf(chosen)}
      onChoose={(name) => choose(targetOf(name))}
      problems={problems.map(({ kind, id, path }) => ({ id, path, reason: problemTexts[kind] }))}
    >
      <BayChosen key={nameOf(chosen)} {...props} chosen={chosen} />
    </SceneBoard>
  );
}

interface StageProps extends Pick<BayStartProps, 'ruleset'> {
  readonly state: EquipmentState;
  readonly chosen: BayTarget;
  readonly onChoose: (target: BayTarget) => void;
}

const { Screen: Bay } = TASK_VIEWS.EQUIPMENT.start;

function Stage({ ruleset, state, chosen, onChoose }: StageProps): ReactElement {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const [scene, setScene] = useState<Scene>();
  return (
    <Suspense fallback={<Loader label={t('loading')} />}>
      <Bay
        ruleset={ruleset}
        state={state}
        language={language}
        chosen={chosen}
        onChoose={(target) => onChoose(target.kind === 'person' ? PERSON : target)}
        onReady={setScene}
      />
      <ViewButtons scene={scene} />
    </Suspense>
  );
}
