import { COMPANY_VIEWS } from '@console/contract-core';
import { pinyinInitialsOf } from '@console/market/files';

it('each view of a company is found by the initials of its title', () => {
  const unknown = COMPANY_VIEWS.filter(({ title, words }) => !words.includes(pinyinInitialsOf(title)));
  expect(unknown.map(({ title, words }) => [title, pinyinInitialsOf(title), words])).toEqual([]);
});
