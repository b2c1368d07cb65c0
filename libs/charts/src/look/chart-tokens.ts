/** The colours and the font a chart is drawn with: those of its page. */
export interface ChartTokens {
  readonly text: string;
  readonly text2: string;
  readonly text3: string;
  readonly border: string;
  readonly grid: string;
  readonly container: string;
  readonly elevated: string;
  readonly up: string;
  readonly down: string;
  /** The colours that distinguish lines and bars, in their order. */
  readonly series: readonly string[];
  /** The same hues as text: lines in amber and teal are too pale to read. */
  readonly ink: readonly string[];
  readonly font: string;
}

/** Names of the tints of `tokens.css`, as `ink` has them. */
export const TINTS = ['navy', 'teal', 'amber', 'violet', 'slate'] as const;
const SERIES = 8;

/** Reads the custom properties of `libs/ui/src/theme/tokens.css`; empty where that sheet is not loaded. */
export function readTokens(style: Pick<CSSStyleDeclaration, 'getPropertyValue'>): ChartTokens {
  const of = (name: string): string => style.getPropertyValue(`--c-${name}`).trim();
  return {
    text: of('text'),
    text2: of('text-2'),
    text3: of('text-3'),
    border: of('border'),
    grid: of('grid'),
    container: of('container'),
    elevated: of('elevated'),
    up: of('up'),
    down: of('down'),
    series: Array.from({ length: SERIES }, (_, at) => of(`series-${at + 1}`)),
    ink: TINTS.map((tint) => of(`tint-${tint}-text`)),
    font: of('font'),
  };
}

/** The colour for an index, starting over after the last. */
export const turn = (colours: readonly string[], at: number): string => colours[at % colours.length] ?? '';
