import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layOutNothing } from '../testing/lay-out-nothing.ts';
import { TextPopover } from './text-popover.tsx';

beforeAll(layOutNothing);

describe('a text behind its title', () => {
  it('is shown by a click, with its line breaks', async () => {
    render(
      <TextPopover title="业绩预告摘要" text={'第一行\n第二行'}>
        摘要
      </TextPopover>,
    );
    expect(screen.queryByText(/第一行/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '摘要' }));
    expect((await screen.findByText(/第一行/)).textContent).toBe('第一行\n第二行');
    expect(screen.getByText('业绩预告摘要')).toBeDefined();
  });

  it.each([null, ''])('that is %j leaves nothing to click', (text) => {
    render(
      <TextPopover title="无" text={text}>
        标题
      </TextPopover>,
    );
    expect(screen.getByText('标题')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
