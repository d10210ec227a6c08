// Puts answers into order: by dragging, by buttons, or by arrow keys on the handle.
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { filled, inEveryLanguage, textIn } from '#contract/languages.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import kitStyles from '../kit/kit.module.css';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import { anyParamsSchema, type NoParams } from '../kit/schema.ts';
import { TaskImages } from '../kit/task-files.tsx';
import { dragLook, usePointerDrag, type PointerDrag } from '../kit/use-pointer-drag.ts';
import { verdictOf, VerdictMark } from '../kit/verdict-mark.tsx';
import { orderingRules } from './check.ts';
import { moved } from './moved.ts';
import styles from './ordering.module.css';
import { type OrderingAnswer, type OrderingKey } from './schema.ts';
import { orderingTexts } from './texts.ts';

type Props = ControlProps<NoParams, OrderingKey, OrderingAnswer>;
type Shown = Props['task']['answers'][number];

function OrderingControl(props: Props): ReactElement {
  const { task, answer, onChange, isLocked, language, labelId } = props;
  const texts = orderingTexts(language);
  const [said, setSaid] = useState('');
  const order = orderingRules.isEmpty(answer) ? task.answers.map(({ id }) => id) : answer.order;
  const shown = order.flatMap((id) => task.answers.find((option) => option.id === id) ?? []);
  const moveTo = (id: string, place: number): void => {
    const next = moved(order, id, place);
    onChange({ order: [...next] });
    const name = textIn(task.answers.find((option) => option.id === id)?.content ?? noText, language);
    setSaid(filled(texts.moved, { name, place: next.indexOf(id) + 1, total: next.length }));
  };
  const drag = usePointerDrag(isLocked, (id, place) => {
    if (place !== null) moveTo(id, order.indexOf(place));
  });
  return (
    <fieldset aria-labelledby={labelId}>
      {isLocked ? null : <p className={kitStyles.soft}>{texts.how}</p>}
      <ol className={styles.list} aria-label={texts.list}>
        {shown.map((option, place) => (
          <OrderingRow
            key={option.id}
            {...props}
            option={option}
            place={place}
            last={shown.length - 1}
            drag={drag}
            onMove={(to) => moveTo(option.id, to)}
          />
        ))}
      </ol>
      {isLocked || !orderingRules.isEmpty(answer) ? null : (
        <Button
          size="s"
          variant="secondary"
          text={texts.asItStands}
          onClick={() => onChange({ order: [...order] })}
        />
      )}
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </fieldset>
  );
}

const noText = inEveryLanguage(() => '');

interface RowProps extends Props {
  readonly option: Shown;
  readonly place: number;
  readonly last: number;
  readonly drag: PointerDrag;
  readonly onMove: (place: number) => void;
}

function OrderingRow(props: RowProps): ReactElement {
  const { option, place, drag, isLocked, solution, parts, language } = props;
  const texts = orderingTexts(language);
  const rightPlace = solution?.order.indexOf(option.id) ?? place;
  return (
    <li className={styles.row} data-drop={option.id} {...dragLook(drag, option.id)}>
      <span className={styles.number}>{place + 1}</span>
      {isLocked ? null : <RowHandle {...props} />}
      <div className={styles.content}>
        <span>{textIn(option.content, language)}</span>
        <TaskImages ids={option.filesId} language={language} />
        <VerdictMark verdict={verdictOf(parts, option.id)} language={language} />
        {rightPlace === place ? null : (
          <span className={kitStyles.soft}>{filled(texts.rightPlace, { place: rightPlace + 1 })}</span>
        )}
      </div>
      {isLocked ? null : <RowButtons {...props} />}
    </li>
  );
}

/** A row that moves in the page loses the focus, so it is restored. */
function keepFocus(element: HTMLElement): void {
  requestAnimationFrame(() => element.focus());
}

function RowHandle({ option, place, drag, onMove, language }: RowProps): ReactElement {
  const texts = orderingTexts(language);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    keepFocus(event.currentTarget);
    onMove(place + by);
  };
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={filled(texts.drag, { name: textIn(option.content, language) })}
      onKeyDown={press}
      {...drag.handleProps(option.id)}
    >
      <GripVertical size={20} aria-hidden="true" />
    </button>
  );
}

function RowButtons({ option, place, last, onMove, language }: RowProps): ReactElement {
  const texts = orderingTexts(language);
  const name = textIn(option.content, language);
  return (
    <span className={styles.buttons}>
      <IconButton
        size="s"
        label={filled(texts.up, { name })}
        icon={<ArrowUp size={18} aria-hidden="true" />}
        disabled={place === 0}
        onClick={(event) => {
          keepFocus(event.currentTarget);
          onMove(place - 1);
        }}
      />
      <IconButton
        size="s"
        label={filled(texts.down, { name })}
        icon={<ArrowDown size={18} aria-hidden="true" />}
        disabled={place === last}
        onClick={(event) => {
          keepFocus(event.currentTarget);
          onMove(place + 1);
        }}
      />
    </span>
  );
}

export const ORDERING_VIEW: QuestionView<NoParams, OrderingKey, OrderingAnswer> = {
  ...orderingRules,
  paramsSchema: anyParamsSchema,
  Control: OrderingControl,
};
