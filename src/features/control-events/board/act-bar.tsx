// What can be done for the people chosen on a board.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreHorizontal } from 'lucide-react';
import type { BoardRow, ControlActKind } from '#contract/entities/control.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ChosenBar } from '#src/ui/list/chosen-bar.tsx';
import type { Selection } from '#src/ui/list/use-selection.ts';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { ActDialog } from './act-dialog.tsx';
import styles from './board.module.css';
import { InjectionDialog } from './injections/injection-dialog.tsx';
import { useGivable } from './injections/use-injections.ts';

const FIRST = ['MORE_TIME', 'PAUSE', 'GO_ON', 'MESSAGE'] as const satisfies readonly ControlActKind[];
const OTHERS = [
  'NOTE',
  'CLOSE',
  'REOPEN',
  'TAKE_OUT',
  'BRING_BACK',
] as const satisfies readonly ControlActKind[];

interface ActBarProps {
  readonly id: string;
  readonly rows: readonly BoardRow[];
  readonly selection: Selection;
}

export function ActBar({ id, rows, selection }: ActBarProps): ReactElement {
  const { t } = useTranslation('board');
  const [kind, setKind] = useState<ControlActKind>();
  const [isGiving, setGiving] = useState(false);
  const { data: givable = [] } = useGivable(id, true);
  const chosen = rows.filter(({ user }) => selection.chosen.has(user.id)).map(({ user }) => user);
  return (
    <>
      <ChosenBar selection={selection}>
        {givable.length > 0 ? (
          <Button size="s" text={t('injections.give')} onClick={() => setGiving(true)} />
        ) : null}
        {FIRST.map((one) => (
          <Button
            key={one}
            size="s"
            variant="secondary"
            text={t(`acts.kinds.${one}`)}
            onClick={() => setKind(one)}
          />
        ))}
        <Menu
          className={styles.menu}
          label={t('acts.label')}
          trigger={<MoreHorizontal size={20} aria-hidden="true" />}
          actions={OTHERS.map((one) => ({
            id: one,
            text: t(`acts.kinds.${one}`),
            tone: one === 'CLOSE' || one === 'TAKE_OUT' ? 'danger' : 'plain',
            run: () => setKind(one),
          }))}
        />
      </ChosenBar>
      {isGiving ? (
        <InjectionDialog
          id={id}
          people={chosen}
          givable={givable}
          onDone={selection.clear}
          onClose={() => setGiving(false)}
        />
      ) : null}
      {kind === undefined ? null : (
        <ActDialog
          id={id}
          kind={kind}
          people={chosen}
          onDone={selection.clear}
          onClose={() => setKind(undefined)}
        />
      )}
    </>
  );
}
