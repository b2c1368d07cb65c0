import { act, render, screen } from '@testing-library/react';
import { AfterPaint } from './after-paint.tsx';

describe('content rendered after the first panel', () => {
  it('is absent at first, appears by itself, and follows its children', async () => {
    const { rerender } = render(
      <AfterPaint>
        <p>甲</p>
      </AfterPaint>,
    );
    expect(screen.queryByText('甲')).toBeNull();
    expect(await screen.findByText('甲')).toBeTruthy();
    rerender(
      <AfterPaint>
        <p>乙</p>
      </AfterPaint>,
    );
    expect(screen.getByText('乙')).toBeTruthy();
  });

  it('does not appear on a page that has been left', async () => {
    const { unmount, container } = render(
      <AfterPaint>
        <p>甲</p>
      </AfterPaint>,
    );
    unmount();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(container.textContent).toBe('');
  });
});
