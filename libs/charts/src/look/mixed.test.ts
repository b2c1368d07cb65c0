import { mixed } from './mixed.ts';

describe('a mixed colour', () => {
  it('is either end, and between them in proportion', () => {
    expect(mixed('#ffffff', '#cf1322', 0)).toBe('#ffffff');
    expect(mixed('#FFFFFF', '#CF1322', 1)).toBe('#cf1322');
    expect(mixed('#000000', '#ff8004', 0.5)).toBe('#804002');
  });

  it('is of the same colours where a built style sheet has their short forms', () => {
    expect(mixed('#fff', '#cf1322', 0.2)).toBe(mixed('#ffffff', '#cf1322', 0.2));
    expect(mixed('#fff', '#cf1322', 0.2)).not.toBe('#fff');
    expect(mixed('#FA0', '#fa0', 0.5)).toBe('#ffaa00');
  });

  it('is the nearer one where a colour has another form', () => {
    expect(mixed('white', '#000000', 0.2)).toBe('white');
    expect(mixed('', '#000000', 0.8)).toBe('#000000');
  });
});
