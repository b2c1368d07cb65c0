/** The heights of a table's rows. */
export const DENSITIES = { compact: '紧凑', middle: '适中', loose: '宽松' } as const;
export type Density = keyof typeof DENSITIES;

/** The density that a reader chose, compact where none is kept. */
export function readDensity(text: string | null): Density {
  return text === 'middle' || text === 'loose' ? text : 'compact';
}
