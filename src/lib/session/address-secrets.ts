// Tokens and codes that arrive in the address: moved into memory before anything else runs, and removed from
// the history.

const QR_PARAMETER = 'qrcode';
const RESET_PATHS = ['/reset-password', '/password-reset'];
const EMAIL_PATH = '/confirm-email';

interface AddressSecrets {
  readonly resetToken?: string;
  readonly emailToken?: string;
  readonly qrCode?: string;
  /** The address without the secrets. */
  readonly cleaned: string;
}

/** Extracts the secrets of an address; undefined if it has none. */
export function secretsOf(pathname: string, search: string): AddressSecrets | undefined {
  const query = new URLSearchParams(search);
  const path = pathname.replace(/\/+$/, '');
  const resetToken = RESET_PATHS.includes(path) ? query.get('token') : null;
  if (resetToken !== null) return { resetToken, cleaned: path };
  const emailToken = path === EMAIL_PATH ? query.get('token') : null;
  if (emailToken !== null) return { emailToken, cleaned: path };
  const qrCode = query.get(QR_PARAMETER) ?? /^\/qrcode\/([^/]{8,})$/.exec(path)?.[1];
  if (qrCode === undefined) return undefined;
  return { qrCode: decodeURIComponent(qrCode), cleaned: '/qrcode/held' };
}

let held: Omit<AddressSecrets, 'cleaned'> = {};

/** Called first at startup. */
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

export function heldEmailToken(): string | undefined {
  return held.emailToken;
}

export function heldQrCode(): string | undefined {
  return held.qrCode;
}

/** The secrets were used, or are no longer needed. */
export function dropAddressSecrets(): void {
  held = {};
}
