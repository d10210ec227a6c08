import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { documentName } from '#contract/document-name.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useViewedFiles } from '#src/ui/overlays/viewed-files.ts';
import { NamedOverlay } from '#src/ui/overlays/named-overlay.tsx';
import { DocumentLanguages } from '#src/ui/pdf/document-languages.tsx';
import { DocumentView } from '#src/ui/pdf/document-view.tsx';

/** A document over the page, with its pages, search, zoom and languages. */
export function DocumentViewer(): ReactElement {
  const { t } = useTranslation(['shell', 'common']);
  const language = useLanguage();
  const { files, index, onPage } = useViewedFiles();
  const [chosen, setChosen] = useState(index);
  const file = files[chosen] ?? files[0];
  const names = files.map(({ name }) => documentName(name));
  return (
    <NamedOverlay
      name="document"
      title={names[chosen]?.title || t('viewer.document')}
      closeLabel={t('common:actions.close')}
      size="full"
    >
      {file === undefined ? null : (
        <DocumentView
          key={file.id}
          fileId={file.id}
          name={file.name}
          language={language}
          keys="WINDOW"
          onPage={(page) => onPage?.(file.id, page)}
        >
          <DocumentLanguages
            options={names.map((name) => name.language)}
            chosen={chosen}
            language={language}
            onChoose={setChosen}
          />
        </DocumentView>
      )}
    </NamedOverlay>
  );
}
