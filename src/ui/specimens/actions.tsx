// Buttons, links, menus, tooltips.
import { ArrowRight, Download, MoreHorizontal, Plus, Settings } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Link } from '#src/ui/navigation/link.tsx';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { Tooltip } from '#src/ui/overlays/tooltip.tsx';
import { Specimen } from './specimen.tsx';
import styles from './specimens.module.css';

const VARIANTS = [
  'primary',
  'secondary',
  'white',
  'gradient',
  'error',
  'green',
] as const satisfies readonly ButtonVariant[];

export function Actions(): ReactElement {
  const { t } = useTranslation('interface');
  return (
    <>
      <Specimen name="Button" note={t('actions.buttonNote')} wide>
        {VARIANTS.map((variant) => (
          <div key={variant} className={styles.row}>
            <span className={styles.tokenName}>{variant}</span>
            <Button variant={variant} text={t('actions.save')} />
            <Button variant={variant} text={t('actions.add')} icon={<Plus size={18} />} />
            <Button variant={variant} text={t('actions.busy')} loading />
            <Button variant={variant} text={t('actions.disabled')} disabled />
          </div>
        ))}
      </Specimen>
      <Specimen name="Button size">
        <Button size="s" text="s" />
        <Button size="m" text="m" />
        <Button size="l" text="l" iconEnd={<ArrowRight size={18} />} />
        <Button text={t('actions.withTooltip')} tooltip={t('actions.tooltip')} />
      </Specimen>
      <Specimen name="IconButton" note={t('actions.iconNote')}>
        <IconButton label={t('actions.settings')} icon={<Settings size={18} />} size="s" />
        <IconButton label={t('actions.settings')} icon={<Settings size={20} />} />
        <IconButton label={t('actions.settings')} icon={<Settings size={20} />} variant="outlined" size="l" />
        <Pressed />
        <IconButton label={t('actions.download')} icon={<Download size={20} />} disabled />
      </Specimen>
      <Specimen name="Tooltip" note={t('actions.tooltipNote')}>
        <Tooltip text={t('actions.tooltip')}>
          <button type="button" className={styles.plain}>
            {t('actions.point')}
          </button>
        </Tooltip>
      </Specimen>
      <Specimen name="Menu">
        <Menu
          label={t('actions.menu')}
          trigger={<MoreHorizontal size={20} aria-hidden="true" />}
          actions={[
            { id: 'copy', text: t('actions.copyOne') },
            { id: 'off', text: t('actions.disabled'), disabled: true },
            { id: 'remove', text: t('actions.remove'), tone: 'danger' },
          ]}
        />
      </Specimen>
      <Specimen name="Link">
        <Link href="#actions">{t('actions.link')}</Link>
        <Link href="#actions" quiet>
          {t('actions.quietLink')}
        </Link>
      </Specimen>
    </>
  );
}

function Pressed(): ReactElement {
  const { t } = useTranslation('interface');
  const [pressed, setPressed] = useState(true);
  return (
    <IconButton
      label={t('actions.pressed')}
      icon={<Settings size={20} />}
      pressed={pressed}
      onClick={() => setPressed(!pressed)}
    />
  );
}
