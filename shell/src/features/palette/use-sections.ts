import type { FoundCompany, FoundResearch } from '@console/contract-core';
import { usePlatform } from '@console/platform';
import { useMemo } from 'react';
import type { ConsoleActions } from '../../core/menu/console-actions.ts';
import type { MenuGroup } from '../../core/menu/menu-groups.ts';
import type { PageTabs } from '../../core/tabs/create-page-tabs.ts';
import { readVisits } from '../../core/visits/recent-visits.ts';
import { askedViews } from './asked-views.ts';
import { companyItem, viewItem } from './company-items.ts';
import { copyTool } from './copy-tool.ts';
import { industryItem } from './industry-items.ts';
import { paletteActions } from './palette-actions.ts';
import {
  matching,
  matchingPages,
  recentItems,
  type PaletteItem,
  type PaletteTools,
} from './palette-items.ts';
import { RESEARCH_SECTIONS, researchItem } from './research-items.ts';
import { useCompanies, useIndustries, useResearch, type Found } from './use-found.ts';

export interface PaletteSources {
  readonly tabs: PageTabs;
  readonly groups: readonly MenuGroup[];
  readonly actions: ConsoleActions;
}

export interface FoundItem extends PaletteItem {
  readonly company?: FoundCompany;
}

export interface Section {
  readonly title: string;
  readonly items: readonly FoundItem[];
  /** Whether they are hits of an earlier text: shown until the awaited ones come, and not to be chosen. */
  readonly stale: boolean;
}

interface Sections {
  readonly sections: readonly Section[];
  /** Whether the first item may still change: its service has not answered. */
  readonly waiting: boolean;
  /** The kinds that could not be searched for. */
  readonly failed: readonly { readonly kind: string; readonly error: Error }[];
}

/** Companies whose views are offered, and views of each. */
const MOST_COMPANIES = 2;
const MOST_VIEWS = 5;

/** The items to choose from for a text: views of companies and companies first. */
export function useSections(text: string, { tabs, groups, actions }: PaletteSources): Sections {
  const { session, can, notify } = usePlatform();
  const tools = useMemo<PaletteTools>(() => ({ can, copy: copyTool(notify) }), [can, notify]);
  const asked = askedViews(text);
  const companies = useCompanies(asked.company);
  const industries = useIndustries(text);
  const research = useResearch(text);
  const views = companies.hits
    .slice(0, MOST_COMPANIES)
    .flatMap((company) =>
      asked.views.flatMap((view) => viewItem(company, view, tools) ?? []).slice(0, MOST_VIEWS),
    );
  const ready = (title: string, items: readonly PaletteItem[]): Section => ({ title, items, stale: false });
  const sections = [
    { title: '公司页签', items: views, stale: companies.stale },
    sectionOf('公司', companies, (company) => ({ ...companyItem(company, tools), company })),
    sectionOf('行业', industries, (industry) => industryItem(industry, tools)),
    ...RESEARCH_SECTIONS.map(({ kind, title }) =>
      sectionOf(title, ofKind(research, kind), (hit) => researchItem(hit, tools)),
    ),
    ready('最近访问', text === '' ? recentItems(readVisits(session.userId)) : []),
    ready('页面', matchingPages(groups, text)),
    ready('操作', matching(paletteActions({ tabs, actions }), text)),
  ];
  return {
    sections: sections.filter(({ items }) => items.length > 0),
    waiting: companies.waiting || (companies.hits.length === 0 && (industries.waiting || research.waiting)),
    failed: [
      { kind: '公司', error: companies.error },
      { kind: '行业', error: industries.error },
      { kind: '因子、回测、风格与策略', error: research.error },
    ].flatMap(({ kind, error }) => (error === null ? [] : [{ kind, error }])),
  };
}

function sectionOf<Hit>(title: string, found: Found<Hit>, itemOf: (hit: Hit) => FoundItem): Section {
  return { title, items: found.hits.map(itemOf), stale: found.stale };
}

const ofKind = (found: Found<FoundResearch>, kind: FoundResearch['kind']): Found<FoundResearch> => ({
  ...found,
  hits: found.hits.filter((hit) => hit.kind === kind),
});
