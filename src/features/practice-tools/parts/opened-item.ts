// Which item is open over its list: `?open=` with its id, with `new`, or with `copy-` and the id of the one that is copied.
export const NEW_ID = 'new';
const COPY = /^copy-(.+)$/;

export const copyOf = (id: string): string => `copy-${id}`;
export const copiedId = (opened: string): string | undefined => COPY.exec(opened)?.[1];
