// What is wrong with the plan as it is drawn, each with a press that chooses it; or that one gets everywhere.
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import { problemTexts, type RoomProblem } from '#machines/room/room-problems.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import styles from './plan.module.css';
import type { Plan } from './use-plan.ts';

const MAX_SHOWN = 6;
const ENDS = [
  ['outside', 'NO_STREET'],
  ['clean', 'NO_CLEAN'],
] as const;

export function PlanState({ plan }: { readonly plan: Plan }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { map, problems } = plan;
  const missing = ENDS.filter(([kind]) => !map.locations.some((location) => location.kind === kind));
  if (missing.length + problems.length === 0)
    return <Notice tone="success">{t('rooms.soundness.sound')}</Notice>;
  return (
    <ul className={styles.problems}>
      {missing.map(([, code]) => (
        <li key={code} className={styles.refused}>
          <TriangleAlert size={16} aria-hidden="true" /> {t(`rooms.findings.${code}`)}
        </li>
      ))}
      {problems.slice(0, MAX_SHOWN).map((problem) => (
        <li key={`${problem.kind} ${problem.path}`}>
          <ProblemRow plan={plan} problem={problem} />
        </li>
      ))}
      {problems.length > MAX_SHOWN ? (
        <li className={styles.note}>{t('rooms.soundness.more', { count: problems.length - MAX_SHOWN })}</li>
      ) : null}
    </ul>
  );
}

interface ProblemProps {
  readonly plan: Plan;
  readonly problem: RoomProblem;
}

function ProblemRow({ plan: { map, select }, problem: { id, kind } }: ProblemProps): ReactElement {
  const language = useLanguage();
  const zone = map.dropZones.find((one) => one.id === id);
  const on = zone?.furniture ?? zone?.location ?? id;
  const thing = [...map.furniture, ...map.doors, ...map.locations].find((one) => one.id === on);
  return (
    <button type="button" className={styles.row} onClick={() => select([on])}>
      {thing === undefined ? null : <strong>{textIn(thing.text, language)}</strong>}
      <span className={styles.refused}>
        <TriangleAlert size={16} aria-hidden="true" /> {textIn(problemTexts[kind], language)}
      </span>
    </button>
  );
}
