// Tabs of one browser tell each other who writes an attempt: the newest opening does, older ones step back at once.

interface WriterNews {
  readonly attemptId: string;
  readonly writer: number;
}

const CHANNEL = 'attempt-writers';

interface WriterNotices {
  stop(): void;
}

/** Tells the other tabs that this one writes now, and calls `onOlder` when a newer one says so. */
export function announceWriter(own: WriterNews, onOlder: () => void): WriterNotices {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', (message: MessageEvent<WriterNews>) => {
    if (message.data.attemptId === own.attemptId && message.data.writer > own.writer) onOlder();
  });
  channel.postMessage(own);
  return { stop: () => channel.close() };
}
