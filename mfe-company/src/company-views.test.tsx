import { COMPANY_VIEWS } from '@console/contract-core';
import type { Part, TabbedPart } from '@console/subject';
import { basicInfoTab } from './features/basic-info/basic-info-tab.ts';
import { businessTab } from './features/business/business-tab.ts';
import { financialTab } from './features/financial/financial-tab.tsx';
import { fundPreference } from './features/fund-preference/fund-preference-tab.tsx';
import { marketTab } from './features/market/market-tab.ts';
import { opinionTab } from './features/opinion/opinion-tab.tsx';

const TABS = {
  basic: basicInfoTab,
  financial: financialTab,
  business: businessTab,
  market: marketTab,
  funds: fundPreference,
  opinion: opinionTab,
} as const;

const isTabbed = (part: Part): part is TabbedPart => 'list' in part;

/** The titles of the tabs at and below a part, by their query. */
function within(part: Part, query: string): readonly (readonly [query: string, title: string])[] {
  if (!isTabbed(part)) return [];
  return part.list.flatMap(({ key, title, parts }) => {
    const own = `${query}&${part.level}=${key}`;
    return [[own, title] as const, ...parts.flatMap((below) => within(below, own))];
  });
}

const tabs = new Map(Object.entries(TABS).flatMap(([key, part]) => within(part, `tab=${key}`)));
const views = COMPANY_VIEWS.map((view) => ({ ...view, query: view.query.replace('&backFlag=1', '') }));

describe('the views of a company that the search offers', () => {
  it('are its tabs, under their titles', () => {
    const within = views.filter(({ query }) => query.includes('&'));
    expect(within.map(({ query, title }) => [query, title])).toEqual(
      within.map(({ query }) => [query, tabs.get(query)]),
    );
  });

  it('leave no tab out: each has a view, or the tabs within it have', () => {
    const seconds = [...tabs.keys()].filter((query) => query.split('&').length === 2);
    expect(seconds.filter((tab) => !views.some(({ query }) => query.startsWith(tab)))).toEqual([]);
  });
});
