// How an author writes an ORDERING: the steps, as they stand in the right order.
import { Plus, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { z } from 'zod';
import type { TaskDraft } from '#contract/entities/task-draft.ts';
import { filled, textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { SortableList } from '#src/ui/sorting/sortable-list.tsx';
import type { AuthorScreenProps, TaskAuthor } from '../kit/author/author-props.ts';
import { authorTexts } from '../kit/author/author-texts.ts';
import styles from '../kit/author/author.module.css';
import { emptyAnswer, emptyAnswers } from '../kit/author/choice-screen.tsx';
import { EMPTY_TEXT } from '../kit/author/text-input.tsx';
import { freshId, TextRows } from '../kit/author/text-rows.tsx';
import { orderingAuthorTexts } from './author-texts.ts';
import { orderingKind } from './kind.ts';
import { MAX_OTHER_ORDERS } from './schema.ts';

const FIRST_STEPS = 2;

const otherOrderSchema = z.object({ id: z.string(), order: z.array(z.string()) });
type OtherOrder = z.infer<typeof otherOrderSchema>;
const begunSchema = z.object({ orders: z.array(otherOrderSchema).catch([]) });

/** The answers in the right order: that of the key, or their own where the task names none. */
function inOrder({ answers, key }: TaskDraft): TaskDraft['answers'] {
  if (key.length === 0) return answers;
  const place = (id: string): number => key.findIndex(({ answerId }) => answerId === id);
  return answers.toSorted((one, other) => place(one.id) - place(other.id));
}

/** The order with all answers: what was deleted leaves it, what is new comes last. */
function wholeOrder(order: readonly string[], answers: TaskDraft['answers']): string[] {
  const ids = answers.map(({ id }) => id);
  return [...order.filter((id) => ids.includes(id)), ...ids.filter((id) => !order.includes(id))];
}

function withAnswers(draft: TaskDraft, answers: TaskDraft['answers']): TaskDraft {
  const { orders } = begunSchema.parse(draft.params);
  if (orders.length === 0) return { ...draft, answers, key: [] };
  const whole = orders.map(({ id, order }) => ({ id, order: wholeOrder(order, answers) }));
  return { ...draft, answers, key: [], params: { ...draft.params, orders: whole } };
}

function OrderingScreen(props: AuthorScreenProps): ReactElement {
  const { draft, language, edit } = props;
  const texts = orderingAuthorTexts(useLanguage());
  return (
    <div className={styles.form}>
      <TextRows
        label={texts.items}
        rowLabel={texts.item}
        addLabel={texts.add}
        how={texts.how}
        rows={inOrder(draft)}
        language={language}
        make={emptyAnswer}
        onChange={(field, rows) =>
          edit(field && `step ${field} ${language}`, (now) => withAnswers(now, [...rows]))
        }
      />
      <OtherOrders {...props} />
    </div>
  );
}

/** Orders that are right as well: the same steps, moved. */
function OtherOrders({ draft, language, edit }: AuthorScreenProps): ReactElement {
  const ui = useLanguage();
  const [texts, shared] = [orderingAuthorTexts(ui), authorTexts(ui)];
  const { orders } = begunSchema.parse(draft.params);
  const set = (next: readonly OtherOrder[]): void =>
    edit(null, (now) => ({ ...now, params: { ...now.params, orders: [...next] } }));
  const steps = inOrder(draft);
  const nameOf = (id: string): string => {
    const at = steps.findIndex((step) => step.id === id);
    return textIn(steps[at]?.content ?? EMPTY_TEXT, language) || filled(texts.item, { number: at + 1 });
  };
  return (
    <>
      {orders.map(({ id, order }, at) => (
        <section key={id} className={styles.block}>
          <div className={styles.line}>
            <h3 className={styles.title}>{filled(texts.other, { number: at + 2 })}</h3>
            <IconButton
              size="s"
              label={filled(shared.remove, { name: filled(texts.other, { number: at + 2 }) })}
              icon={<X size={18} aria-hidden="true" />}
              onClick={() => set(orders.filter((one) => one.id !== id))}
            />
          </div>
          <SortableList
            label={filled(texts.other, { number: at + 2 })}
            items={wholeOrder(order, draft.answers).map((step) => ({ id: step, name: nameOf(step) }))}
            onOrder={(next) => set(orders.map((one) => (one.id === id ? { id, order: [...next] } : one)))}
            say={{
              up: (name) => filled(shared.up, { name }),
              down: (name) => filled(shared.down, { name }),
              drag: (name) => filled(shared.drag, { name }),
              moved: (name, place, total) => filled(shared.moved, { name, place, total }),
            }}
          >
            {({ name }) => <span>{name}</span>}
          </SortableList>
        </section>
      ))}
      {orders.length >= MAX_OTHER_ORDERS ? null : (
        <div>
          <Button
            size="s"
            variant="secondary"
            icon={<Plus size={16} aria-hidden="true" />}
            text={texts.addOther}
            onClick={() => set([...orders, { id: freshId(), order: steps.map(({ id }) => id) }])}
          />
        </div>
      )}
    </>
  );
}

export const ORDERING_AUTHOR: TaskAuthor = {
  kind: orderingKind,
  Screen: OrderingScreen,
  blank: () => ({ answers: emptyAnswers(FIRST_STEPS) }),
  picture: (
    <>
      <rect x="28" y="6" width="60" height="14" rx="3" />
      <rect x="28" y="25" width="60" height="14" rx="3" />
      <rect x="28" y="44" width="60" height="14" rx="3" />
      <path d="M14 10v42M8 46l6 6 6-6" />
    </>
  ),
  example: {
    ru: 'Расставьте шаги нанесения резиста по порядку',
    en: 'Put the steps of resist coating into order',
    ch: '将涂胶步骤排序',
  },
};
