// What backing up, restoring and checking need of an engine.

/** What a database says of itself: the migrations it has had, and the contents its rows name. */
export interface Facts {
  readonly migrations: readonly string[];
  readonly contents: readonly string[];
}

export interface BackupEngine {
  readonly name: 'embedded' | 'postgres';
  /** Copies the database of one moment into a new file, while a server uses it. */
  dump(target: string): Promise<void>;
  facts(): Promise<Facts>;
  /** Reads the whole database: one line for each fault; none if it is sound. */
  faults(): Promise<readonly string[]>;
  /** Whether it holds anything that restoring would replace. */
  isEmpty(): Promise<boolean>;
  /** @throws StartFault while a server uses the database; until `release` none starts on the embedded engine */
  hold(): Promise<{ readonly release: () => void }>;
  /**
   * Takes the database of a dump instead of what there is, whole or not at all.
   * @param kept a folder for what there is; undefined if there is nothing
   */
  load(source: string, kept: string | undefined): Promise<void>;
}
