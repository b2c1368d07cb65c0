/** How a canvas shows its world: world times `scale`, moved by `x` and `y` screen pixels. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const LEAST_SCALE = 0.25;
export const MOST_SCALE = 8;

/** Scales by `factor` around a point of the screen, which keeps showing the same place of the world. */
export function zoomAt(view: View, factor: number, at: Point): View {
  const scale = Math.min(Math.max(view.scale * factor, LEAST_SCALE), MOST_SCALE);
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

export const moved = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y });

/** The view that shows a whole world in a box, with a margin, in its middle. */
export function fitted(
  world: Readonly<Record<'width' | 'height', number>>,
  box: Readonly<Record<'width' | 'height', number>>,
): View {
  const scale = Math.min(
    Math.max(0.92 * Math.min(box.width / world.width, box.height / world.height), LEAST_SCALE),
    MOST_SCALE,
  );
  return { scale, x: (box.width - world.width * scale) / 2, y: (box.height - world.height * scale) / 2 };
}
