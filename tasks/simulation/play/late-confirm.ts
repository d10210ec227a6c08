// The question before something is given up: it loads behind the scene, and is asked for again where that failed.
import { lazy } from 'react';

export const loadConfirm = () => import('#src/ui/overlays/confirm-dialog.tsx');

export const LateConfirmDialog = lazy(async () => ({ default: (await loadConfirm()).ConfirmDialog }));
