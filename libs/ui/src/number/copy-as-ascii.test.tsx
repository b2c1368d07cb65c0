import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { copyAsAscii, toAscii } from './copy-as-ascii.ts';

describe('copying figures', () => {
  test('turns the minus sign into ASCII and takes thousands separators out of numbers', () => {
    expect(toAscii('\u22121,149,000.50\t+2.53')).toBe('-1149000.50\t+2.53');
  });

  test('keeps commas that separate words or short groups', () => {
    expect(toAscii('a,b 12,34 1,2')).toBe('a,b 12,34 1,2');
  });

  test('writes ASCII to the clipboard when a selection contains a minus sign', () => {
    render(
      <div data-testid="root" onCopy={copyAsAscii}>
        {'\u22121.84'}
      </div>,
    );
    const root = screen.getByTestId('root');
    window.getSelection()?.selectAllChildren(root);
    const written: Record<string, string> = {};
    const event = createEvent.copy(root, {
      clipboardData: { setData: (type: string, text: string) => (written[type] = text) },
    });
    fireEvent(root, event);
    expect(written['text/plain']).toBe('-1.84');
    expect(event.defaultPrevented).toBe(true);
  });

  test('does not handle a selection without figures to change', () => {
    render(
      <div data-testid="root" onCopy={copyAsAscii}>
        华岚精工
      </div>,
    );
    const root = screen.getByTestId('root');
    window.getSelection()?.selectAllChildren(root);
    const event = createEvent.copy(root, { clipboardData: { setData: () => undefined } });
    fireEvent(root, event);
    expect(event.defaultPrevented).toBe(false);
  });
});
