// The drawing tools: tool, colour, undo, and download of the picture.
import {
  ArrowUpRight,
  Circle,
  Download,
  Eraser,
  Minus,
  Pencil,
  Redo2,
  Square,
  Type,
  Undo2,
} from 'lucide-react';
import type { ReactElement, Ref } from 'react';
import type { Language } from '#contract/languages.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import styles from './paint.module.css';
import { PAINT_COLOURS, PAINT_WIDTHS, type PaintTool } from './schema.ts';
import { INK_OF, THICKNESS_OF } from './picture.ts';
import { paintTexts } from './texts.ts';
import type { DrawingTool } from './use-drawing.ts';

const ICONS = {
  PEN: Pencil,
  LINE: Minus,
  ARROW: ArrowUpRight,
  RECTANGLE: Square,
  ELLIPSE: Circle,
  TEXT: Type,
} as const;

interface PaintToolsProps {
  readonly tools: readonly PaintTool[];
  readonly value: DrawingTool;
  readonly onChange: (value: DrawingTool) => void;
  readonly language: Language;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  readonly onClear: (() => void) | undefined;
  readonly captionError: string | undefined;
  readonly captionRef: Ref<HTMLInputElement>;
}

export function PaintTools(props: PaintToolsProps): ReactElement {
  const { value, onChange, language, captionError, captionRef } = props;
  const texts = paintTexts(language);
  return (
    <>
      <div className={styles.tools}>
        <ToolButtons {...props} />
        <ColourButtons {...props} />
        <WidthButtons {...props} />
        <StepButtons {...props} />
      </div>
      {value.tool === 'TEXT' ? (
        <TextField
          ref={captionRef}
          label={texts.caption}
          description={texts.captionHow}
          error={captionError}
          maxLength={300}
          value={value.caption}
          onChange={(event) => onChange({ ...value, caption: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
}

function ToolButtons({ tools, value, onChange, language }: PaintToolsProps): ReactElement {
  const texts = paintTexts(language);
  return (
    <fieldset className={styles.set} aria-label={texts.tools}>
      {tools.map((tool) => {
        const Icon = ICONS[tool];
        return (
          <IconButton
            key={tool}
            label={texts.toolNames[tool]}
            withTooltip
            icon={<Icon size={18} aria-hidden="true" />}
            pressed={value.tool === tool}
            onClick={() => onChange({ ...value, tool })}
          />
        );
      })}
    </fieldset>
  );
}

function ColourButtons({ value, onChange, language }: PaintToolsProps): ReactElement {
  const texts = paintTexts(language);
  return (
    <fieldset className={styles.set} aria-label={texts.colours}>
      {PAINT_COLOURS.map((colour) => (
        <IconButton
          key={colour}
          label={`${texts.colours}: ${texts.colourNames[colour]}`}
          icon={<span className={styles.swatch} style={{ backgroundColor: INK_OF[colour] }} />}
          pressed={value.colour === colour}
          onClick={() => onChange({ ...value, colour })}
        />
      ))}
    </fieldset>
  );
}

function WidthButtons({ value, onChange, language }: PaintToolsProps): ReactElement {
  const texts = paintTexts(language);
  return (
    <fieldset className={styles.set} aria-label={texts.widths}>
      {PAINT_WIDTHS.map((width) => (
        <IconButton
          key={width}
          label={`${texts.widths}: ${texts.widthNames[width]}`}
          withTooltip
          icon={<span className={styles.line} style={{ height: Math.round(THICKNESS_OF[width] / 2) + 1 }} />}
          pressed={value.width === width}
          onClick={() => onChange({ ...value, width })}
        />
      ))}
    </fieldset>
  );
}

function StepButtons({ language, onUndo, onRedo, onClear }: PaintToolsProps): ReactElement {
  const texts = paintTexts(language);
  const steps = [
    { label: texts.undo, Icon: Undo2, act: onUndo },
    { label: texts.redo, Icon: Redo2, act: onRedo },
    { label: texts.clear, Icon: Eraser, act: onClear },
  ];
  return (
    <div className={styles.set}>
      {steps.map(({ label, Icon, act }) => (
        <IconButton
          key={label}
          label={label}
          withTooltip
          icon={<Icon size={18} aria-hidden="true" />}
          disabled={act === undefined}
          onClick={() => act?.()}
        />
      ))}
    </div>
  );
}

/** Downloads the picture as a file. */
export function SavePicture(props: { readonly label: string; readonly onSave: () => void }): ReactElement {
  return (
    <IconButton
      label={props.label}
      withTooltip
      icon={<Download size={18} aria-hidden="true" />}
      onClick={props.onSave}
    />
  );
}
