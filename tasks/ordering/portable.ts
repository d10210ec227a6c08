// An ORDERING on its way to other systems and from them.
import { answersSaying, contentsOf, type PortableRules } from '../kit/portable.ts';
import type { OrderingParams } from './schema.ts';

export const portableOrder: PortableRules<OrderingParams> = {
  of: (task, { orders }) => {
    const contents = contentsOf(task);
    const order = task.trueAnswerIndex.length > 0 ? task.trueAnswerIndex : contents.map((_one, at) => at);
    return { kind: 'ORDER', items: order.flatMap((at) => contents[at] ?? []), hasOthers: orders.length > 0 };
  },
  made: (portable) => {
    if (portable.kind !== 'ORDER') return undefined;
    return {
      answers: answersSaying(portable.items),
      trueAnswerIndex: portable.items.map((_one, at) => at),
      params: { orders: [] },
    };
  },
};
