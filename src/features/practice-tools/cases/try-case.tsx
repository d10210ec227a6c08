// Playing a draft at once, in any mode, as it is: nothing has to be published.
import { Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import type { CaseSession, CaseView } from './case-drafts.ts';

const MODES = ['TRAINING', 'SELFCONTROL', 'CONTROL'] as const;
const PLAYED_AT = { ROOM: '/room', EQUIPMENT: '/practice' } as const;

interface TryCaseProps {
  readonly session: CaseSession;
  readonly view: CaseView;
}

export function TryCase({ session, view }: TryCaseProps): ReactElement {
  const { t } = useTranslation('test-cases');
  const navigate = useNavigate();
  const { data, state } = view;
  const play = async (mode: (typeof MODES)[number]): Promise<void> => {
    await session.flush();
    const params = new URLSearchParams({ case: state.id, mode, draft: 'true' });
    void navigate(`${PLAYED_AT[data.simulation]}?${params.toString()}`);
  };
  return (
    <Menu
      label={t('try.title')}
      className={buttonClass({ variant: 'secondary' })}
      trigger={
        <>
          <Play size={18} aria-hidden="true" /> {t('try.title')}
        </>
      }
      actions={MODES.map((mode) => ({
        id: mode,
        text: t(`try.${mode}`),
        note: t(`try.how.${mode}`),
        run: () => void play(mode),
      }))}
    />
  );
}
