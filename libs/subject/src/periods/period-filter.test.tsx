import type { Told } from '@console/ui/testing';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { onSubject } from '../testing/on-subject.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { usePeriodFilter } from './use-period-filter.ts';

function Of({ of }: { readonly of: string }): ReactElement {
  const state = usePeriodFilter(of);
  return (
    <div data-testid={of}>
      <output>{`${state.value.reportType}|${state.value.yearSize}`}</output>
      <PeriodFilter state={state} />
    </div>
  );
}

const open = (address = '/detail?row=1'): Told => onSubject(<Of of="income" />, { address });
const shown = (): string | null => screen.getByTestId('income').querySelector('output')?.textContent ?? null;
const annual = (): HTMLInputElement => screen.getByRole('radio', { name: '年报' });

async function years(label: string): Promise<void> {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '年数' }));
  fireEvent.click(await screen.findByTitle(label));
}

describe('the filter of report periods', () => {
  test('starts with quarterly reports of five years', () => {
    open();
    expect(shown()).toBe('Q|5');
    expect(screen.getByRole('radio', { name: '季报' })).toHaveProperty('checked', true);
    expect(screen.getByText('近 5 年')).toBeDefined();
  });

  test('is applied by a search, and is in the address under the name of its sub-tab', async () => {
    const { address } = open();
    await userEvent.click(annual());
    await years('全部');
    expect([shown(), address()]).toEqual(['Q|5', '/detail?row=1']);
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    expect(shown()).toBe('Y|');
    expect(address()).toBe('/detail?row=1&income.reportType=Y&income.yearSize=');
  });

  test('searched again unchanged, loads the shown data again', async () => {
    const reads: string[] = [];
    function Reading(): ReactElement {
      useQuery({ queryKey: ['company', 'x'], queryFn: () => reads.push('read') });
      return <Of of="income" />;
    }
    onSubject(<Reading />, { address: '/detail?row=1' });
    await waitFor(() => expect(reads).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(reads).toHaveLength(2));
  });

  test('is reset alone, including unapplied changes', async () => {
    const { address } = open('/detail?cashflow.yearSize=10&income.reportType=Y&income.yearSize=3');
    expect(shown()).toBe('Y|3');
    await userEvent.click(screen.getByRole('button', { name: '重置' }));
    expect([shown(), address()]).toEqual(['Q|5', '/detail?cashflow.yearSize=10']);
    await userEvent.click(annual());
    await userEvent.click(screen.getByRole('button', { name: '重置' }));
    expect(annual().checked).toBe(false);
  });

  test('follows a link, and replaces unknown values by the default', () => {
    const { goTo } = open('/detail?income.reportType=X&income.yearSize=7');
    expect(shown()).toBe('Q|5');
    fireEvent.click(annual());
    act(() => goTo('/detail?income.yearSize=10'));
    expect(shown()).toBe('Q|10');
    expect(annual().checked).toBe(false);
  });
});
