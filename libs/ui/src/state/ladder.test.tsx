import { MESSAGES } from '@console/contract-core';
import { jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consoleOn, type Place } from '../testing/console-on.tsx';
import { refusal } from '../testing/refusal.ts';
import { Ladder, type Answer, type LadderProps } from './ladder.tsx';

const refetch = jest.fn<() => void>();
const answer = (part: Partial<Answer<readonly string[]>> = {}): Answer<readonly string[]> => ({
  data: undefined,
  isError: false,
  error: null,
  refetch,
  ...part,
});
const failed = (error: Error): Answer<readonly string[]> => answer({ isError: true, error });

const open = (
  given: Answer<readonly string[]>,
  more: Partial<LadderProps<readonly string[]>> = {},
  place: Place = {},
): void => {
  consoleOn()(
    <Ladder
      answer={given}
      what="历史版本"
      rows={2}
      emptyOf={(rows) => (rows.length === 0 ? { title: '还没有历史版本', cause: '修改后保留在此' } : null)}
      {...more}
    >
      {(rows) => <p>{rows.join('、')}</p>}
    </Ladder>,
    place,
  );
};

describe('the answer of a call', () => {
  it('is drawn', () => {
    open(answer({ data: ['甲', '乙'] }));
    expect(screen.getByText('甲、乙')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('that is loading is shown as a skeleton', () => {
    open(answer());
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
  });

  it('with nothing to show gives the reason', () => {
    open(answer({ data: [] }));
    expect(screen.getByRole('status').textContent).toBe('还没有历史版本修改后保留在此');
  });

  it('that failed shows the failure, and can be loaded again', async () => {
    open(failed(refusal(MESSAGES.internal)));
    expect(screen.getByRole('alert').textContent).toContain('历史版本没有取到');
    await userEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is explained where the page knows what that means', <p key="none">没有这份引导语</p>, '没有这份引导语'],
    ['is a failure elsewhere', undefined, '历史版本没有取到'],
  ])('of what does not exist %s', (_, unknown, text) => {
    open(failed(refusal(MESSAGES.notFound)), unknown === undefined ? {} : { unknown });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('other failures are none of what does not exist', () => {
    open(failed(refusal(MESSAGES.internal)), { unknown: <p>没有这份引导语</p> });
    expect(screen.queryByText('没有这份引导语')).toBeNull();
  });

  it('is replaced by a failure to load it again, unless it is to be kept', () => {
    const again = answer({ data: ['甲'], isError: true, error: refusal(MESSAGES.internal) });
    open(again);
    expect(screen.queryByText('甲')).toBeNull();
    cleanup();
    open(again, { keep: true });
    expect(screen.getByText('甲')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is kept when it does not exist any more', () => {
    const gone = answer({ data: ['甲'], isError: true, error: refusal(MESSAGES.notFound) });
    open(gone, { keep: true, unknown: <p>没有这份引导语</p> });
    expect(screen.getByText('甲')).toBeTruthy();
  });

  it.each([
    ['on its way', answer(), true],
    ['that failed', failed(refusal(MESSAGES.internal)), true],
    ['with nothing to show', answer({ data: [] }), true],
    ['with something', answer({ data: ['甲'] }), false],
  ])('%s is framed where it is not shown', (_, given, framed) => {
    open(given, { frame: (instead) => <section aria-label="框">{instead}</section> });
    expect(screen.queryByRole('region', { name: '框' }) !== null).toBe(framed);
  });

  it('is refused to a user without the authority, by its name, and shown to one who has it', () => {
    open(answer({ data: ['甲'] }), { needs: 'tzgl_edit' }, { authorities: ['tzgl_view'] });
    expect(screen.getByText('缺少权限 tzgl_edit')).toBeTruthy();
    expect(screen.queryByText('甲')).toBeNull();
  });

  it('is shown to a user who has the authority', () => {
    open(answer({ data: ['甲'] }), { needs: 'tzgl_edit' }, { authorities: ['tzgl_edit'] });
    expect(screen.getByText('甲')).toBeTruthy();
  });
});
