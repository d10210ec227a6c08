// A rich text of a task in the language that is being written. The editor comes with the first of them.
import { lazy, Suspense, type ReactElement } from 'react';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import type { RichEditorProps } from './rich-editor.tsx';

const RichEditor = lazy(async () => ({ default: (await import('./rich-editor.tsx')).RichEditor }));

const HEIGHT_PX = 140;

export function RichInput(props: RichEditorProps): ReactElement {
  return (
    <Suspense fallback={<Skeleton shape="block" height={`${HEIGHT_PX}px`} />}>
      {/* A language begins its own undo history. */}
      <RichEditor key={props.language} {...props} />
    </Suspense>
  );
}
