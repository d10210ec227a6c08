// A thread of a test: says how much WebAssembly was compiled until it ran.
import { parentPort } from 'node:worker_threads';

const { compiled } = globalThis as { readonly compiled?: number };
parentPort?.postMessage(compiled ?? -1);
