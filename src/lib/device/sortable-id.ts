// Ids that a device gives to what it makes: UUIDv7, which sort by creation like those of the server.
import { randomId } from './random-id.ts';

const VERSION = '7';
/** The two highest bits of its digit are 10. */
const VARIANT = 'a';

export function sortableId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = randomId();
  const [a, b, c] = [random.slice(0, 3), random.slice(3, 6), random.slice(6, 18)];
  return `${time.slice(0, 8)}-${time.slice(8)}-${VERSION}${a}-${VARIANT}${b}-${c}`;
}
