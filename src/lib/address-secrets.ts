/** Tokens and codes that arrive in the address: taken into memory before anything else runs, and out of the history at once. */

const QR_PARAMETER = 'qrcode';
const RESET_PATHS = ['/reset-password', '/password-reset'];

export interface AddressSecrets {
  readonly resetToken?: string;
  readonly qrCode?: string;
  /** The address without them. */
  readonly cleaned: string;
}

/** Takes the secrets of one address apart; undefined when it holds none. */
export function secretsOf(pathname: string, search: string): AddressSecrets | undefined {
  const query = new URLSearchParams(search);
  const path = pathname.replace(/\/+$/, '');
  const resetToken = RESET_PATHS.includes(path) ? query.get('token') : null;
  if (resetToken !== null) return { resetToken, cleaned: path };
  const qrCode = query.get(QR_PARAMETER) ?? /^\/qrcode\/([^/]{8,})$/.exec(path)?.[1];
  if (qrCode === undefined) return undefined;
  return { qrCode: decodeURIComponent(qrCode), cleaned: '/qrcode/held' };
}

let held: Omit<AddressSecrets, 'cleaned'> = {};

/** Called first of all at startup. */
export function holdAddressSecrets(): void {
  const found = secretsOf(location.pathname, location.search);
  if (found === undefined) return;
  const { cleaned, ...secrets } = found;
  held = secrets;
  history.replaceState(history.state, '', cleaned);
}

export function heldResetToken(): string | undefined {
  return held.resetToken;
}

export function heldQrCode(): string | undefined {
  return held.qrCode;
}

/** The secrets have been used, or are not wanted any more. */
export function dropAddressSecrets(): void {
  held = {};
}
