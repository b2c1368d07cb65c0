import { render } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import { quoted, usePrintable } from './use-printable.ts';

function Sheet(): ReactElement {
  const page = useRef<HTMLDivElement>(null);
  usePrintable(page, '动量"合成" v1');
  return <div ref={page} data-testid="sheet" />;
}

const printing = (): readonly string[] =>
  [...document.querySelectorAll('[data-bt-printing]')].map(({ tagName, id }) => id || tagName);

describe('a page that can be printed', () => {
  afterEach(() => document.documentElement.removeAttribute('data-theme'));

  it('marks the elements that contain it and none beside it, as long as it is shown', () => {
    const { unmount } = render(
      <main id="frame">
        <nav id="menu" />
        <section id="stage">
          <Sheet />
        </section>
      </main>,
    );
    expect(printing()).toEqual(['BODY', 'DIV', 'frame', 'stage', 'DIV']);
    unmount();
    expect(printing()).toEqual([]);
  });

  it('is laid out as on paper while it is printed, at the size that fills its sheets, its charts drawn for it', () => {
    let redrawn = 0;
    const count = (): number => (redrawn += 1);
    window.addEventListener('charts:redraw', count);
    const { getByTestId } = render(<Sheet />);
    const sheet = getByTestId('sheet');
    Object.defineProperty(sheet, 'scrollHeight', { value: 3000 });
    window.dispatchEvent(new Event('beforeprint'));
    expect(sheet.hasAttribute('data-bt-paper')).toBe(true);
    expect(sheet.style.getPropertyValue('--bt-paper')).toBe('0.82');
    window.dispatchEvent(new Event('afterprint'));
    expect(sheet.hasAttribute('data-bt-paper')).toBe(false);
    expect([sheet.style.getPropertyValue('--bt-paper'), redrawn]).toEqual(['', 2]);
    window.removeEventListener('charts:redraw', count);
  });

  it('has a title that ends no string of a style sheet', () => {
    expect(quoted('动量"合成" \\ v1')).toBe('"动量\\22 合成\\22  \\5c  v1"');
  });

  it('is printed in the light theme, and has its own theme afterwards', () => {
    const root = document.documentElement;
    root.setAttribute('data-theme', 'dark');
    const { unmount } = render(<Sheet />);
    window.dispatchEvent(new Event('beforeprint'));
    window.dispatchEvent(new Event('beforeprint'));
    expect(root.getAttribute('data-theme')).toBe('light');
    window.dispatchEvent(new Event('afterprint'));
    expect(root.getAttribute('data-theme')).toBe('dark');
    unmount();
    window.dispatchEvent(new Event('beforeprint'));
    expect(root.getAttribute('data-theme')).toBe('dark');
  });
});
