import { createClient } from '@console/platform';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { consoleOn, type Told } from '../../testing/console-on.tsx';
import { useChoice } from './use-choice.ts';
import { useAddressValue, usePageQuery } from './use-page-query.ts';

const inConsole = consoleOn(createClient('ai'));
const SPANS = ['day', 'week'] as const;

function Choices(): ReactElement {
  const [query, change] = usePageQuery();
  const [opened, open] = useAddressValue('opened');
  const [span, choose] = useChoice('span', SPANS, 'day');
  const both = (): void => {
    change({ page: '2' });
    open('7');
  };
  return (
    <>
      <p>{`${query.get('page')} ${opened} ${span}`}</p>
      <button onClick={both}>both</button>
      <button onClick={() => change({ page: null, opened: '' })}>change</button>
      <button onClick={() => open(null)}>close</button>
      <button onClick={() => choose('week')}>week</button>
      <button onClick={() => choose('day')}>day</button>
    </>
  );
}

const shown = (address: string): Told => inConsole(<Choices />, { address });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

describe('values in the address', () => {
  it('are read and replaced one by one, the others stay', async () => {
    const { address } = shown('/here?page=1&opened=5&search=a');
    expect(screen.getByText('1 5 day')).toBeTruthy();
    await press('close');
    expect(address()).toBe('/here?page=1&search=a');
    await press('week');
    expect(address()).toBe('/here?page=1&search=a&span=week');
    expect(screen.getByText('1 null week')).toBeTruthy();
    await press('day');
    expect(address()).toBe('/here?page=1&search=a');
  });

  it('are all kept when two are replaced at once', async () => {
    const { address } = shown('/here?search=a');
    await press('both');
    expect(address()).toBe('/here?search=a&page=2&opened=7');
  });

  it('may be empty, and are removed by null', async () => {
    const { address } = shown('/here?page=3');
    await press('change');
    expect(address()).toBe('/here?opened=');
  });

  it('that are not among the choices are the usual one', () => {
    shown('/here?span=year');
    expect(screen.getByText('null null day')).toBeTruthy();
  });
});
