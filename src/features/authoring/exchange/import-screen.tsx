// /works?view=import: archives, and tasks of other systems: a file or a pasted text, what would come of it, and taking it into drafts.
import { ArrowLeft, FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EXCHANGE_LIMITS } from '#contract/entities/exchange.ts';
import { useSize } from '#src/i18n/use-size.ts';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import styles from './exchange.module.css';
import { ImportPlanView } from './import-plan.tsx';
import { useTaskImport, type TaskImport } from './use-task-import.ts';

const BANK = '/works?view=bank';

export function TaskImportScreen(): ReactElement {
  const { t } = useTranslation(['exchange', 'common']);
  const bringing = useTaskImport();
  const { plan, check, cancel } = bringing;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <Link className={buttonClass({ variant: 'secondary' })} to={BANK}>
          <ArrowLeft size={18} aria-hidden="true" /> {t('back')}
        </Link>
      </div>
      <p className={styles.note}>{t('hint')}</p>
      <Choose bringing={bringing} />
      {check.isPending ? (
        <div className={styles.waiting}>
          <Loader label={t('common:loading')} />
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={cancel} />
        </div>
      ) : null}
      {check.error === null ? null : (
        <Notice tone="danger" live>
          {check.error.message}
        </Notice>
      )}
      {plan === undefined ? null : <ImportPlanView key={plan.sha256} plan={plan} bringing={bringing} />}
    </div>
  );
}

const ACCEPTED = '.xml,.txt,.gift,.csv,.tsv,.xlsx,.zip,text/xml,application/xml,text/plain,text/csv';

/** An archive holds pictures and documents too. */
const maxBytesOf = ({ name }: File): number =>
  name.toLowerCase().endsWith('.zip') ? EXCHANGE_LIMITS.archiveBytes : EXCHANGE_LIMITS.bytes;

/** A file by its button or dropped, or a text that is pasted: both are read alike. */
function Choose({ bringing }: { readonly bringing: TaskImport }): ReactElement {
  const { t } = useTranslation('exchange');
  const size = useSize();
  const [fault, setFault] = useState<string>();
  const faultOf = (file: File): string | undefined => {
    const maxBytes = maxBytesOf(file);
    if (file.size > maxBytes) return t('tooLarge', { limit: size(maxBytes) });
    return file.size === 0 ? t('emptyFile', { name: file.name }) : undefined;
  };
  const choose = (file: File | undefined): void => {
    if (file === undefined) return;
    const found = faultOf(file);
    setFault(found);
    if (found === undefined) bringing.choose(file);
  };
  return (
    <Card>
      <div className={styles.choose}>
        <DropPlace file={bringing.file} onChoose={choose} />
        {fault === undefined ? null : (
          <Notice tone="danger" live>
            {fault}
          </Notice>
        )}
        <Pasting onChoose={choose} />
      </div>
    </Card>
  );
}

interface ChoosingProps {
  readonly onChoose: (file: File | undefined) => void;
}

function DropPlace({ file, onChoose }: ChoosingProps & { readonly file: File | undefined }): ReactElement {
  const { t } = useTranslation('exchange');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onChoose(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className={styles.note}>{t('drop')}</p>
      <Button
        icon={<FileUp size={18} aria-hidden="true" />}
        text={t(file === undefined ? 'choose' : 'otherFile')}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        onChange={(event) => {
          onChoose(event.currentTarget.files?.[0]);
          // The same file may be chosen again after it was corrected.
          event.currentTarget.value = '';
        }}
      />
      <output className={styles.note}>{file?.name}</output>
    </div>
  );
}

function Pasting({ onChoose }: ChoosingProps): ReactElement {
  const { t } = useTranslation('exchange');
  const [text, setText] = useState('');
  return (
    <>
      <TextArea
        label={t('paste')}
        description={t('pasteHow')}
        rows={5}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <Button
          variant="secondary"
          text={t('check')}
          disabled={text.trim() === ''}
          onClick={() => onChoose(new File([text], `${t('pasted')}.txt`, { type: 'text/plain' }))}
        />
      </div>
    </>
  );
}
