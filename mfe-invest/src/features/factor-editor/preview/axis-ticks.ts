const ROUND = [1, 2, 2.5, 5, 10] as const;

/** Round numbers from `from` to `to`, about so many of them. */
export function axisTicks(from: number, to: number, about: number): readonly number[] {
  const raw = (to - from) / about;
  if (!(raw > 0) || !Number.isFinite(raw)) return [from];
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = (ROUND.find((round) => round * power >= raw) ?? 10) * power;
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, at) => (first + at) * step);
}
