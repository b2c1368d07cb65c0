/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PALETTE } from './palette.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

function variablesOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--c-([\w-]+): ([^;]+);/g)].map((match) => [match[1], match[2]]),
  );
}

describe('the palette', () => {
  test('is the same for style sheets and antd, in both modes', () => {
    expect(variablesOf(':root')).toMatchObject(PALETTE.light);
    expect(variablesOf("[data-theme='dark']")).toMatchObject(PALETTE.dark);
  });

  test('swaps up and down for a reader who wants green to be up', () => {
    const { up, down } = variablesOf("[data-market='green-up']");
    expect([up, down]).toEqual([PALETTE.light.down, PALETTE.light.up]);
    const dark = variablesOf("[data-theme='dark'][data-market='green-up']");
    expect([dark['up'], dark['down']]).toEqual([PALETTE.dark.down, PALETTE.dark.up]);
  });

  test('keeps every text colour at 4.5:1 or better on its surfaces', () => {
    for (const mode of ['light', 'dark'] as const) {
      const colours = PALETTE[mode];
      for (const ink of ['text', 'text-2', 'text-3', 'primary-text', 'up', 'down'] as const) {
        expect(contrast(colours[ink], colours.container)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(colours['notice-text'], colours['notice-bg'])).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** WCAG 2 contrast ratio of two `#rrggbb` colours. */
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
