import { STRATEGY_TEXTS } from '@console/contract-invest';
import { leavingFault } from './leaving-fault.ts';

it.each([
  ['', null, STRATEGY_TEXTS.nameFirst],
  ['  ', 12, STRATEGY_TEXTS.nameFirst],
  ['稳进', null, STRATEGY_TEXTS.styleFirst],
  ['一二三四五六七', 12, STRATEGY_TEXTS.nameLength],
  ['稳进', 12, null],
])('with the name %p and the style %p: %p', (strategyName, styleId, fault) => {
  expect(leavingFault({ strategyName, styleId })).toBe(fault);
});
