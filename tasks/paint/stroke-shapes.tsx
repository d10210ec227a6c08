// Strokes and marked regions, drawn over the picture.
import type { ReactElement } from 'react';
import type { PartVerdict } from '#contract/entities/answer-check.ts';
import styles from './paint.module.css';
import type { Box } from '../kit/box.ts';
import type { Stroke } from './schema.ts';
import type { Shape } from '../kit/picture.ts';
import { LABEL_LINE, labelLines } from './label-lines.ts';
import { captionSize, drawingHeight, INK_OF, pointIn, strokePath } from './picture.ts';

export function StrokeShape({
  stroke,
  shape,
}: {
  readonly stroke: Stroke;
  readonly shape: Shape;
}): ReactElement {
  const [first = [0, 0] as const] = stroke.points;
  const colour = INK_OF[stroke.colour];
  if (stroke.tool === 'TEXT') {
    const [x, y] = pointIn([first[0], first[1]], shape);
    return (
      <text x={x} y={y} fill={colour} fontSize={captionSize(stroke)} fontWeight={600}>
        {stroke.text}
      </text>
    );
  }
  return (
    <path
      d={strokePath(stroke, shape)}
      fill="none"
      stroke={colour}
      strokeWidth={stroke.thickness}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** A model drawing: dashed, so that it is never taken for the answer over it. */
export function ModelShapes({
  strokes,
  shape,
}: {
  readonly strokes: readonly Stroke[];
  readonly shape: Shape;
}): ReactElement {
  return (
    <g className={styles.model}>
      {strokes.map((stroke, place) => (
        // They never change while they are looked at.
        <StrokeShape key={`${place}-${stroke.tool}`} stroke={stroke} shape={shape} />
      ))}
    </g>
  );
}

interface RegionShapeProps {
  readonly box: Box;
  readonly label: string;
  readonly shape: Shape;
  readonly verdict: PartVerdict | undefined;
}

export function RegionShape({ box, label, shape, verdict }: RegionShapeProps): ReactElement {
  const [x, y] = pointIn([box.x, box.y], shape);
  const [, height] = pointIn([0, box.height], shape);
  const name = labelLines(label, [x, y], drawingHeight(shape));
  return (
    <g className={styles.region} data-verdict={verdict}>
      <rect x={x} y={y} width={box.width} height={height} rx={6} />
      <text y={name.y}>
        {name.lines.map((line, at) => (
          // They never change their order.
          <tspan key={`${at} ${line}`} x={name.x} dy={at === 0 ? 0 : LABEL_LINE}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
