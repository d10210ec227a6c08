// The button that opens the first answer of a queue, to be marked.
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import type { listReviews, ReviewItem } from '#contract/calls/reviews.ts';
import { call, type Input } from '#src/lib/api/call.ts';
import { Button } from '../buttons/button.tsx';
import { showToast } from '../feedback/toast-store.ts';

interface StartMarkingProps {
  readonly filters: Omit<NonNullable<Input<typeof listReviews>['query']>, 'page' | 'size' | 'sort'>;
  /** The address of an answer, with its queue. */
  readonly pathOf: (answer: Pick<ReviewItem, 'reviewId' | 'taskId'>) => string;
  /** What the queue is about, for those who only hear the button. */
  readonly about?: string;
  /** The page's texts: the button itself, and that nothing is left. */
  readonly say: { readonly start: string; readonly empty: string };
  readonly isMain?: boolean;
}

/** Opens the first answer that nobody else is marking. */
export function StartMarking({ filters, pathOf, say, about, isMain }: StartMarkingProps): ReactElement {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      const query = { ...filters, size: 50 };
      const { content } = await call<typeof listReviews>('GET', '/reviews', { query });
      const free = content.find(({ claim }) => claim === null || claim.isOwn) ?? content[0];
      if (free === undefined) showToast({ tone: 'info', text: say.empty });
      else await navigate(pathOf(free));
    } catch (error) {
      showToast({ tone: 'danger', text: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size={isMain === true ? 'm' : 's'}
      variant={isMain === true ? 'primary' : 'secondary'}
      text={say.start}
      loading={isBusy}
      aria-label={about === undefined ? undefined : `${say.start}: ${about}`}
      onClick={() => void start()}
    />
  );
}
