import { render } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import { usePrintable } from './use-printable.ts';

function Sheet(): ReactElement {
  const page = useRef<HTMLDivElement>(null);
  usePrintable(page);
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
