// A table of statistics as a file.
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#src/lib/device/save-file.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { csvOf, type CsvRow } from './csv.ts';

interface DownloadCsvProps {
  readonly name: string;
  /** The heads of the columns first. */
  readonly rows: readonly CsvRow[];
}

export function DownloadCsv({ name, rows }: DownloadCsvProps): ReactElement {
  const { t } = useTranslation('statistics');
  const download = (): void =>
    saveFile(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  return (
    <Button
      variant="secondary"
      size="s"
      icon={<Download size={16} aria-hidden="true" />}
      text={t('download')}
      onClick={download}
    />
  );
}
