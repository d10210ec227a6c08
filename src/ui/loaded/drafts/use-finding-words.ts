// What the check list found, in words.
import { useTranslation } from 'react-i18next';
import type { Finding } from '#contract/entities/draft-check.ts';
import { TASK_LACKS } from '#contract/task-lacks.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { WorkMode } from '#contract/entities/work.ts';

const MODES = ['TRAINING', 'SELFCONTROL', 'CONTROL'] as const satisfies readonly WorkMode[];

export function useFindingWords(): (finding: Finding) => string {
  const { t } = useTranslation('work-editor');
  const format = useFormat();
  return ({ code, params }) => {
    if (code === 'TASK_BROKEN')
      return t(`lacks.${TASK_LACKS.find((one) => one === params['lack']) ?? 'PARTS'}`);
    const mode = MODES.find((one) => one === params['mode']);
    const language = LANGUAGES.find((one) => one === params['language']);
    const figure = (name: string): string => format.number(Number(params[name] ?? 0));
    return t(`findings.${code}`, {
      count: Number(params['count'] ?? 0),
      grade: figure('grade'),
      reachable: figure('reachable'),
      target: figure('target'),
      total: figure('total'),
      drawn: figure('drawn'),
      minutes: figure('minutes'),
      penalty: figure('penalty'),
      attempts: figure('attempts'),
      percent: figure('percent'),
      topic: String(params['topic'] ?? ''),
      found: figure('found'),
      wanted: figure('wanted'),
      needed: figure('needed'),
      least: figure('least'),
      most: figure('most'),
      mode: mode === undefined ? '' : t(`modes.${mode}`),
      language: language === undefined ? '' : LANGUAGE_NAMES[language],
    });
  };
}
