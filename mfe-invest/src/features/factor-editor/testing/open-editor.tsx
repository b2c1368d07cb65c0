import { consoleOn, type Answers, type Input, type Told } from '@console/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../client.ts';
import { FactorEditorPage } from '../factor-editor-page.tsx';
import { aFactor, RULES } from './a-factor.ts';
import { layOutFlow } from './lay-out-flow.ts';
import { madeUpCheck } from './made-up-check.ts';

const inConsole = consoleOn(client);
const EDITOR = ['yzgl_view', 'yzgl_edit'];
export const ADDRESS = '/divisor/detail?formId=12';

export const PREVIEW = {
  date: '2026-11-20',
  sample: 200,
  present: 190,
  young: 4,
  summary: { mean: 49.78, median: 49.45, std: 17.64, min: 0.31, max: 99.87 },
  histogram: [
    { from: 0, to: 50, count: 90 },
    { from: 50, to: 100, count: 100 },
  ],
  top: [{ securityId: 7, stockCode: '688921', shortName: '华岚精工', value: 97.82 }],
  milliseconds: 42,
};
const leaf = { id: 'income.roe', title: 'ROE', frequency: 'quarterly', unit: 'percent', ref: 'income.roe@1' };
const answers: Answers = {
  'invest.ruleOptions': () => RULES,
  'invest.factor': () => aFactor(),
  'invest.latestBacktest': () => null,
  'invest.indicatorTree': () => [{ id: 'profitability', title: '盈利能力', count: 1, children: [leaf] }],
  'invest.factorTree': () => [],
  'invest.checkFactor': madeUpCheck,
  'invest.previewFactor': () => PREVIEW,
  'invest.factorNameCount': () => 0,
  'invest.saveFactor': (input) =>
    aFactor({ ...input, id: 12, version: 8, revision: 10 } as Parameters<typeof aFactor>[0]),
};

export interface Opening {
  readonly more?: Answers;
  readonly address?: string;
  readonly authorities?: readonly string[];
}
/** Draws the page over fake services. */
export const openEditor = ({ more = {}, address = ADDRESS, authorities = EDITOR }: Opening = {}): Told => {
  layOutFlow();
  return inConsole(<FactorEditorPage />, { address, authorities, answers: { ...answers, ...more } });
};
/** The field of the formula. */
export const formula = (): Promise<HTMLTextAreaElement> =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: '公式' });
/** Resolves once the check found no fault. */
export const passed = (): Promise<HTMLElement> => screen.findByText('校验通过');
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
export const typeFormula = async (text: string): Promise<void> => {
  fireEvent.change(await formula(), { target: { value: text } });
};
/** The titles of the nodes on the canvas. */
export const nodes = (): (string | null)[] =>
  [...document.querySelectorAll('.factor-node-title')].map(({ textContent }) => textContent);
/** Clicks a node without the pointer events before it: those are for dragging, which jsdom cannot do. */
export const chooseNode = (title: string): HTMLElement => {
  const node = within(screen.getByRole('region', { name: '因子图' })).getByText(title);
  fireEvent.click(node);
  return node;
};
export const lastCheck = ({ inputs }: Told): Input | undefined => inputs('invest.checkFactor').at(-1);
export const shortcut = (key: string, more = {}): void =>
  void fireEvent.keyDown(document.body, { key, ctrlKey: true, ...more });
