import { MESSAGES, type Entry } from '@console/contract-core';
import { createClient, usePlatform, useStore, type Client } from '@console/platform';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useEffect, type ReactElement } from 'react';
import { consoleOn } from './console-on.tsx';
import { refusal } from './refusal.ts';
import { assertAllAnswered } from './scripted-calls.ts';

const client = createClient('ai');
const inConsole = consoleOn(client);
const entry = { id: 'ai.one', method: 'GET', path: '/one', services: ['ai'] } as unknown as Entry;

function One({ by = client }: { readonly by?: Client }): ReactElement {
  const { data, error } = useQuery({
    queryKey: ['one'],
    queryFn: () => by.call(entry, { page: 2 }, { idempotencyKey: 'k-1' }),
  });
  return <p>{error?.message ?? String(data)}</p>;
}

describe('a page in the console of a test', () => {
  it('is answered by the script, which records its calls', async () => {
    const told = inConsole(<One />, { answers: { 'ai.one': async () => '答' } });
    expect(await screen.findByText('答')).toBeTruthy();
    expect(told.asked).toEqual([{ id: 'ai.one', service: 'ai', input: { page: 2 }, key: 'k-1' }]);
    expect(told.inputs('ai.one')).toEqual([{ page: 2 }]);
  });

  it('is refused as the services refuse', async () => {
    const answers = { 'ai.one': () => refusal(MESSAGES.badSort, { sort: 'x', columns: 'y' }) };
    inConsole(<One />, { answers });
    expect(await screen.findByText(/^不支持按 x 排序/)).toBeTruthy();
  });

  it('that makes an unanswered call fails its test, once', async () => {
    inConsole(<One />, { answers: { 'ai.another': () => true } });
    expect(await screen.findByText('no one answers ai.one')).toBeTruthy();
    expect(assertAllAnswered).toThrow('ai.one');
    expect(assertAllAnswered).not.toThrow();
  });

  it('that calls by a client the test forgot fails its test', async () => {
    inConsole(<One by={createClient('invest')} />);
    expect(await screen.findByText('网络连接失败，请检查网络后重试')).toBeTruthy();
    expect(assertAllAnswered).toThrow('/svc/invest/one');
  });

  it('notifies the console of what it does, and may do what its reader may', () => {
    function Busy(): ReactElement {
      const { can, navigate, notify, page } = usePlatform();
      useEffect(() => {
        notify.error(new Error('错'));
        navigate('/elsewhere');
        page.setTitle('标题');
        page.setUnsaved(true);
        page.replaceSearch('?b=2');
      }, [navigate, notify, page]);
      return <p>{String([can('hysjk'), can(['gssjk', 'hysjk']), can('signed-in')])}</p>;
    }
    const told = inConsole(<Busy />, { address: '/here?a=1', authorities: ['gssjk'] });
    expect(screen.getByText('false,true,true')).toBeTruthy();
    expect([told.said, told.visited, told.titles]).toEqual([['错'], ['/elsewhere'], ['标题']]);
    expect([told.address(), told.unsaved()]).toEqual(['/here?b=2', true]);
  });

  it('follows the address of its page', () => {
    const Where = (): ReactElement => <p>{useStore(usePlatform().page.address)}</p>;
    const { goTo } = inConsole(<Where />, { address: '/a?b=1' });
    act(() => goTo('/b'));
    expect(screen.getByText('/b')).toBeTruthy();
  });
});
