// The published revisions of what an author makes, and back to any of them: an edit of the draft, which can be undone and is then published.
import { History as HistoryIcon } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { changedFields } from '#src/lib/drafts/changed-fields.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { RevisionsDialog, type RevisionsDialogProps } from './revisions-dialog.tsx';

interface DraftHistoryProps<Revision> extends Pick<
  RevisionsDialogProps<Revision>,
  'title' | 'list' | 'revision' | 'onTake'
> {
  readonly data: unknown;
  /** The draft that going back to the revision would make. */
  readonly draftOf: (revision: Revision) => unknown;
  readonly say: {
    readonly field: (path: readonly string[]) => string;
    readonly value: (path: readonly string[], value: unknown) => string;
  };
}

export function DraftHistory<Revision>(props: DraftHistoryProps<Revision>): ReactElement {
  const { data, draftOf, say, onTake } = props;
  const { t } = useTranslation('work-editor');
  const [isOpen, open] = useState(false);
  return (
    <>
      <IconButton
        label={t('history.open')}
        icon={<HistoryIcon size={20} aria-hidden="true" />}
        onClick={() => open(true)}
      />
      {isOpen ? (
        <RevisionsDialog
          {...props}
          changes={(revision) =>
            changedFields(data, draftOf(revision)).map(({ path, before, after }) => ({
              key: path.join(' '),
              field: say.field(path),
              before: say.value(path, before),
              after: say.value(path, after),
            }))
          }
          onClose={() => open(false)}
          onTake={(taken) => {
            open(false);
            onTake(taken);
          }}
        />
      ) : null}
    </>
  );
}
