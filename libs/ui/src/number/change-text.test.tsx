import { render } from '@testing-library/react';
import { ChangeText } from './change-text.tsx';

function drawn(value: number | null): { text: string | null; className: string | undefined } {
  const { container } = render(<ChangeText value={value} unit="percent" suffix="%" />);
  return { text: container.textContent, className: container.querySelector('span')?.className };
}

describe('ChangeText', () => {
  test('draws a gain with a plus sign in the colour of up', () => {
    expect(drawn(0.0253)).toEqual({ text: '+2.53%', className: 'c-up' });
  });

  test('draws a loss with U+2212 in the colour of down', () => {
    expect(drawn(-0.0184)).toEqual({ text: '\u22121.84%', className: 'c-down' });
  });

  test('gives neither sign nor colour to what rounds to zero', () => {
    expect(drawn(0)).toEqual({ text: '0.00%', className: '' });
    expect(drawn(-0.00001)).toEqual({ text: '0.00%', className: '' });
  });

  test('draws a missing change as a dash without a unit', () => {
    expect(drawn(null)).toEqual({ text: '—', className: '' });
  });
});
