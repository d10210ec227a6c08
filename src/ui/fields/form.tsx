import type { FormEvent, ReactElement, ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';

interface FormProps {
  readonly className?: string | undefined;
  /** What is wrong with the whole; what is wrong with a field stands at the field. */
  readonly failure?: string | undefined;
  readonly onSubmit: (event: FormEvent) => Promise<void> | void;
  readonly children: ReactNode;
}

/** The frame of every form: judged by its own rules, not by the browser's. */
export function Form({ className, failure, onSubmit, children }: FormProps): ReactElement {
  return (
    <form className={className} noValidate onSubmit={(event) => void onSubmit(event)}>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      {children}
    </form>
  );
}
