import { screen, within } from '@testing-library/react';

/** The texts of the cells in the row that contains a text, once it is drawn. */
export const cellsOf = async (text: string): Promise<string[]> => cellsBeside(await screen.findByText(text));

/** The texts of the cells beside the head of a row, once it is drawn. */
export const cellsOfHeader = async (name: string | RegExp): Promise<string[]> =>
  cellsBeside(await screen.findByRole('rowheader', { name }));

function cellsBeside(element: HTMLElement): string[] {
  const row = element.closest('tr');
  if (row === null) throw new Error(`${element.textContent} is in no row`);
  return within(row)
    .queryAllByRole('cell')
    .map(({ textContent }) => textContent ?? '');
}
