import type { ReactElement } from 'react';
import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import styles from './option-list.module.css';

interface Option {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly disabled?: boolean | undefined;
}

interface OptionListProps {
  /** Omitted if the surrounding combo box holds and filters them. */
  readonly options?: readonly Option[] | undefined;
  /** Shown if no option is left. */
  readonly emptyText?: string | undefined;
}

/** The list opened by a select or a combo box. */
export function OptionList({ options, emptyText }: OptionListProps): ReactElement {
  return (
    <Popover className={styles.popover ?? ''} offset={4}>
      <ListBox
        {...(options ? { items: options } : null)}
        className={styles.list ?? ''}
        renderEmptyState={() => <div className={styles.empty}>{emptyText}</div>}
      >
        {(option: Option) => (
          <ListBoxItem
            id={option.value}
            textValue={option.label}
            isDisabled={option.disabled ?? false}
            className={styles.option ?? ''}
          >
            <span className={styles.words}>
              <Text slot="label">{option.label}</Text>
              {option.description ? (
                <Text slot="description" className={styles.description ?? ''}>
                  {option.description}
                </Text>
              ) : null}
            </span>
            <Check size={16} aria-hidden="true" className={styles.check} />
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
