import { nodeFault, textFault } from './graph-fault.ts';

test('a fault at a node has no place in a text, one in a text no node', () => {
  expect(nodeFault('n1', 'unused-node')).toEqual({ code: 'unused-node', values: {}, path: [], node: 'n1' });
  expect(nodeFault('n1', 'missing-input', { input: 0 })).toEqual({
    code: 'missing-input',
    values: { input: 0 },
    path: [],
    node: 'n1',
  });
  expect(textFault({ from: 2, to: 3 }, 'unexpected', { found: '$' })).toEqual({
    code: 'unexpected',
    values: { found: '$' },
    path: [],
    span: { from: 2, to: 3 },
  });
  expect(textFault({ from: 0, to: 0 }, 'unexpected-end')).toEqual({
    code: 'unexpected-end',
    values: {},
    path: [],
    span: { from: 0, to: 0 },
  });
});
