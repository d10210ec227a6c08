// Reads a room from a file beside the page: whoever asked ends it when it takes long.
import { readRoomFile } from './room-file.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<string>) =>
  globalThis.postMessage(readRoomFile(data)),
);
