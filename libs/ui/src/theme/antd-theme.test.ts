import { theme } from 'antd';
import { ANTD_THEME } from './antd-theme.ts';
import { PALETTE, type ThemeMode } from './palette.ts';

const MODES = ['light', 'dark'] as const satisfies readonly ThemeMode[];

/** WCAG 2: relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(MODES)('antd in %s', (mode) => {
  const token = theme.getDesignToken(ANTD_THEME[mode]);
  const c = PALETTE[mode];

  it('has the colours of the palette, not a shade of them', () => {
    expect([token.colorPrimary, token.colorLink]).toEqual([c.primary, c['primary-text']]);
  });

  it('is readable: white on what is pressed, links and faults on every ground', () => {
    for (const ground of [token.colorPrimary, token.colorPrimaryHover])
      expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [c.container, c.elevated, c.hover, c.selected])
      for (const text of [token.colorLink, token.colorError, token.colorErrorHover])
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    const { Dropdown, Checkbox, Radio, Cascader, Button } = ANTD_THEME[mode].components ?? {};
    expect(contrast(Dropdown?.colorPrimary ?? token.colorPrimary, c.selected)).toBeGreaterThanOrEqual(4.5);
    for (const box of [Checkbox, Radio, Cascader])
      for (const ground of [c.container, c.elevated])
        expect(contrast(box?.colorBorder ?? token.colorBorder, ground)).toBeGreaterThanOrEqual(3);
    const onDanger = Button?.dangerColor ?? '#ffffff';
    expect(contrast(onDanger, token.colorError)).toBeGreaterThanOrEqual(4.5);
  });
});
