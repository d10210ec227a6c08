// The frame of a command: what cannot be done is one clear line and exit code 1.
import { readConfig, type Config } from '#server/config.ts';

/** @param lineOf the line for an error that is not the command's own */
export async function runCommand(
  run: (config: Config, args: readonly string[]) => Promise<void>,
  lineOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)),
): Promise<void> {
  try {
    await run(readConfig(process.env), process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${lineOf(error)}\n`);
    process.exitCode = 1;
  }
}
