// Puts answers into order.
import { filled, textIn } from '#contract/languages.ts';
import type { ReactElement } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { SortableList } from '#src/ui/sorting/sortable-list.tsx';
import kitStyles from '../kit/kit.module.css';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import { anyParamsSchema, type NoParams } from '../kit/schema.ts';
import { TaskImages } from '../kit/task-files.tsx';
import { verdictOf, VerdictMark } from '../kit/verdict-mark.tsx';
import { nearestOrder, orderingRules, pairsInOrder } from './check.ts';
import { type OrderingAnswer, type OrderingKey } from './schema.ts';
import { orderingTexts } from './texts.ts';

type Props = ControlProps<NoParams, OrderingKey, OrderingAnswer>;
type Shown = Props['task']['answers'][number];

function OrderingControl(props: Props): ReactElement {
  const { task, answer, onChange, isLocked, language, labelId } = props;
  const texts = orderingTexts(language);
  const order = orderingRules.isEmpty(answer) ? task.answers.map(({ id }) => id) : answer.order;
  const shown = order.flatMap((id) => task.answers.find((option) => option.id === id) ?? []);
  return (
    <fieldset aria-labelledby={labelId}>
      {isLocked ? null : <p className={kitStyles.soft}>{texts.how}</p>}
      <SortableList
        label={texts.list}
        items={shown.map((option) => ({ ...option, name: textIn(option.content, language) }))}
        onOrder={(next) => onChange({ order: [...next] })}
        isLocked={isLocked}
        say={{
          up: (name) => filled(texts.up, { name }),
          down: (name) => filled(texts.down, { name }),
          drag: (name) => filled(texts.drag, { name }),
          moved: (name, place, total) => filled(texts.moved, { name, place, total }),
        }}
      >
        {(option, place) => <OrderingRow {...props} option={option} place={place} />}
      </SortableList>
      <PairsTold {...props} />
      {isLocked || !orderingRules.isEmpty(answer) ? null : (
        <Button
          size="s"
          variant="secondary"
          text={texts.asItStands}
          onClick={() => onChange({ order: [...order] })}
        />
      )}
    </fieldset>
  );
}

/** Why so many points, once the right order is shown. */
function PairsTold({ answer, solution, language }: Props): ReactElement | null {
  if (solution === null || orderingRules.isEmpty(answer)) return null;
  const pairs = pairsInOrder(solution, answer);
  if (pairs.right === pairs.total) return null;
  const texts = orderingTexts(language);
  return (
    <p className={kitStyles.soft}>
      {solution.others === undefined ? null : `${texts.several} `}
      {filled(texts.pairs, pairs)}
    </p>
  );
}

interface RowProps extends Props {
  readonly option: Shown;
  readonly place: number;
}

function OrderingRow({ option, place, answer, solution, parts, language }: RowProps): ReactElement {
  const texts = orderingTexts(language);
  const right = solution === null ? undefined : nearestOrder(solution, answer);
  const rightPlace = right?.indexOf(option.id) ?? place;
  return (
    <>
      <span>{textIn(option.content, language)}</span>
      <TaskImages ids={option.filesId} language={language} />
      <VerdictMark verdict={verdictOf(parts, option.id)} language={language} />
      {rightPlace === place ? null : (
        <span className={kitStyles.soft}>{filled(texts.rightPlace, { place: rightPlace + 1 })}</span>
      )}
    </>
  );
}

export const ORDERING_VIEW: QuestionView<NoParams, OrderingKey, OrderingAnswer> = {
  ...orderingRules,
  paramsSchema: anyParamsSchema,
  Control: OrderingControl,
};
