// Rows of a case that can be added and taken away, each in a frame of its own.
import { Plus, Trash2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { MendPlace } from '#src/ui/loaded/drafts/mend-place.tsx';
import styles from '../../practice-tools.module.css';

interface RowListProps {
  /** Where the rows are in the draft of a case. */
  readonly path: string;
  readonly title: string;
  readonly subtitle?: string;
  /** Said where there is none. */
  readonly none: string;
  readonly addText: string;
  readonly max: number;
  readonly rows: readonly { readonly key: string; readonly name: string; readonly content: ReactNode }[];
  readonly onAdd: () => void;
  readonly onRemove: (at: number) => void;
}

export function RowList(props: RowListProps): ReactElement {
  const { path, title, subtitle, none, addText, max, rows, onAdd, onRemove } = props;
  const { t } = useTranslation('practice-tools');
  return (
    <MendPlace name={path}>
      <Card
        title={title}
        {...(subtitle === undefined ? {} : { subtitle })}
        footer={
          <Button
            variant="secondary"
            size="s"
            icon={<Plus size={18} aria-hidden="true" />}
            text={addText}
            disabled={rows.length >= max}
            onClick={onAdd}
          />
        }
      >
        {rows.length === 0 ? <p className={styles.note}>{none}</p> : null}
        <ul className={styles.rows}>
          {rows.map(({ key, name, content }, at) => (
            <li key={key} className={styles.row} data-mend={`${path}.${at}`}>
              {content}
              <IconButton
                label={t('remove', { name })}
                icon={<Trash2 size={18} aria-hidden="true" />}
                onClick={() => onRemove(at)}
              />
            </li>
          ))}
        </ul>
      </Card>
    </MendPlace>
  );
}
