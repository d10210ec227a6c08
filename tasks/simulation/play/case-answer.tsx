// Round the player of a task's case: what a resumed run lost is told over it, and a case that did not open instead of it.
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { Notice } from '#src/ui/feedback/notice.tsx';

interface CaseAnswerProps<Game> {
  readonly game: Game | undefined;
  readonly bar: ReactNode;
  readonly texts: { readonly resumedFrom: string; readonly brokenCase: string };
  readonly children: (game: Game, bar: ReactNode) => ReactElement;
}

export function CaseAnswer<Game extends { readonly view: () => { readonly lostEntries: boolean } }>({
  game,
  bar,
  texts,
  children,
}: CaseAnswerProps<Game>): ReactElement {
  const notices = useMemo(
    () => (
      <>
        {bar}
        {game?.view().lostEntries === true ? <Notice tone="warning">{texts.resumedFrom}</Notice> : null}
      </>
    ),
    [bar, game, texts],
  );
  if (game) return children(game, notices);
  return (
    <>
      {bar}
      <Notice tone="danger">{texts.brokenCase}</Notice>
    </>
  );
}
