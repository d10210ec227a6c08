// The text of a stream of server-sent events, as this server writes it. Pure.

export interface StreamEvent {
  readonly event: string;
  readonly data: unknown;
}

/** The events of a text, and what is left of it: an event ends with an empty line. */
export function eventsIn(text: string): { readonly events: readonly StreamEvent[]; readonly left: string } {
  const parts = text.split('\n\n');
  const left = parts.pop() ?? '';
  const events = parts.flatMap((part) => {
    const lines = part.split('\n');
    const valueOf = (name: string): string | undefined =>
      lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    const [event, data] = [valueOf('event'), valueOf('data')];
    return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) as unknown }];
  });
  return { events, left };
}
