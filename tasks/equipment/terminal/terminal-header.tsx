// The two lines at the top of every screen: the tool with its states, and the current alarm.
import { BellRing, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { filled } from '#contract/languages.ts';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import type { StateWord, TerminalView } from './terminal-view.ts';
import type { TerminalTexts } from './texts/ru.ts';
import styles from './terminal.module.css';

interface LineProps {
  readonly view: TerminalView;
  readonly texts: TerminalTexts;
}

export function TerminalHeader({ view: { header }, texts }: LineProps): ReactElement {
  const { labels } = texts;
  const user = header.role ? `${header.login} · ${header.role.text}` : texts.noSession;
  return (
    <header className={styles.header}>
      <strong className={styles.tool}>{header.tool}</strong>
      <span className={joinClasses(styles.user, !header.role && styles.quiet)}>{user}</span>
      <time className={styles.clock}>{header.clock}</time>
      <span className={styles.states}>
        <StateChip label={labels.processing} word={header.processing} />
        <StateChip label={labels.equipment} word={header.equipment} />
      </span>
    </header>
  );
}

function StateChip({ label, word }: { readonly label: string; readonly word: StateWord }): ReactElement {
  return (
    <span className={styles.chip} data-tone={word.tone}>
      <small>{label}</small> <span className={styles[word.tone]}>{word.text}</span>
    </span>
  );
}

export function AlarmLine({
  view,
  texts,
  onOpen,
}: LineProps & { readonly onOpen: () => void }): ReactElement {
  const { rejected, header } = view;
  const canOpen = view.softKeys.some(({ opens }) => opens === 'ALARMS');
  return (
    <>
      <output className={styles.answer} data-rejected={rejected?.number}>
        {rejected ? (
          <>
            <TriangleAlert size={16} aria-hidden="true" />
            <span>{filled(texts.rejected, { number: rejected.number, text: rejected.text })}</span>
          </>
        ) : null}
      </output>
      {header.alarm ? (
        <button
          type="button"
          className={styles.alarm}
          data-category={header.alarm.first.category}
          data-acknowledged={header.alarm.first.isAcknowledged || undefined}
          aria-disabled={!canOpen}
          onClick={() => {
            if (canOpen) onOpen();
          }}
        >
          <BellRing size={16} aria-hidden="true" />
          <span className={styles.alarmText}>
            {header.alarm.first.time} {texts.alarmLine} {header.alarm.first.number} [
            {header.alarm.first.category}] {header.alarm.first.text}
          </span>
          {header.alarm.more > 0 ? <span>{filled(texts.more, { count: header.alarm.more })}</span> : null}
        </button>
      ) : (
        <p className={styles.noAlarm}>{texts.noAlarm}</p>
      )}
    </>
  );
}
