/**
 * The widths of all columns of a row, with the rest of `room` shared out by their own widths, as the browser
 * does, but in whole pixels. antd measures a fraction of a pixel in two ways, and draws all rows again for the
 * difference, whenever the table is shown. Widths that do not fit in the room stay as they are.
 */
export function fillRoom(widths: readonly number[], room: number): readonly number[] {
  const edges = widths.reduce<readonly number[]>(
    (before, width) => [...before, (before.at(-1) ?? 0) + width],
    [],
  );
  const sum = edges.at(-1) ?? 0;
  if (sum === 0 || sum >= room) return widths;
  const filled = edges.map((edge) => Math.round((edge / sum) * room));
  return filled.map((edge, at) => edge - (filled[at - 1] ?? 0));
}
