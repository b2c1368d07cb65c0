import { render, screen } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import type { Density } from '../density.ts';
import { useRoom } from './use-room.ts';

interface Layout {
  /** The height of the part of the page that scrolls. */
  readonly height: number;
  /** The distance of the table's title row from the top of that part. */
  readonly top: number;
  readonly width: number;
}

function Sample({ density }: { readonly density: Density }): ReactElement {
  const place = useRef<HTMLElement>(null);
  const room = useRoom(place, density, false);
  return (
    <main style={{ overflowY: 'auto' }}>
      <section ref={place}>
        <header className="c-table-head">
          {room ? `${room.width} × ${room.rows ?? 'unknown'}` : 'none'}
        </header>
      </section>
    </main>
  );
}

/** Gives every element of the sample its place, which jsdom does not. */
function layOut({ height, top, width }: Layout): void {
  const isScreen = (part: Element): boolean => part.tagName === 'MAIN';
  const define = (name: string, get: (this: Element) => unknown): void => {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
  };
  define('clientHeight', function clientHeight(this: Element) {
    return isScreen(this) ? height : 0;
  });
  define('clientWidth', () => width);
  HTMLElement.prototype.getBoundingClientRect = function place(this: HTMLElement) {
    return { top: isScreen(this) ? 80 : 80 + top } as DOMRect;
  };
}

const shown = (density: Density = 'compact'): string => {
  render(<Sample density={density} />);
  return screen.getByRole('banner', { hidden: true }).textContent ?? '';
};

beforeAll(() => {
  window.ResizeObserver = class {
    observe = (): undefined => undefined;
    unobserve = (): undefined => undefined;
    disconnect = (): undefined => undefined;
  };
});

describe('useRoom', () => {
  it.each([
    // 818 high: 66 above, 133 for title, head, foot and what is below them: 619 are 22 rows of 28.
    ['fills the rest of the screen', 'compact', { height: 818, top: 66, width: 1200 }, '1200 × 22'],
    ['counts higher rows', 'loose', { height: 818, top: 66, width: 1200 }, '1200 × 15'],
    [
      'fills a whole screen where it begins far down',
      'compact',
      { height: 818, top: 700, width: 1200 },
      '1200 × 24',
    ],
    ['has at least ten', 'compact', { height: 300, top: 66, width: 900 }, '900 × 10'],
    ['asks for no more than a page may have', 'compact', { height: 9000, top: 0, width: 900 }, '900 × 200'],
    ['knows nothing where nothing is laid out', 'compact', { height: 0, top: 0, width: 0 }, '0 × unknown'],
  ] as const)('%s', (_, density, layout, expected) => {
    layOut(layout);
    expect(shown(density)).toBe(expected);
  });

  it('keeps what it knew while its page is not shown', () => {
    layOut({ height: 818, top: 66, width: 0 });
    expect(shown()).toBe('none');
  });
});
