import type { HttpSession } from '../suite/http-session.ts';
import type { OwnFactors } from '../invest/own-factors.ts';
import type { Person } from '../people/people.ts';
import { succeededRun } from '../invest/backtest-runs.ts';
import type { PostedStrategy } from '../invest/posted-strategy.ts';
import { rows } from '../suite/suite.ts';

interface Suite {
  /** A user who may do everything but administrate. */
  readonly session: HttpSession;
  readonly person: Person;
  readonly admin: HttpSession;
  readonly factors: OwnFactors;
  readonly factorName: string;
  readonly newUserName: string;
  readonly strategy: PostedStrategy;
}
/** The things that replace `$name` in the documents' calls, read now; for the company that a call is about. */
export type Known = (company: number) => unknown;

type Row = Readonly<Record<string, unknown>>;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** All things that payloads and paths name. */
export function knownThings(suite: Suite): Readonly<Record<string, Known>> {
  return {
    ...companyThings(suite),
    ...industryThings(suite),
    ...investThings(suite),
    ...topicThings(suite),
    ...peopleThings(suite),
  };
}

function companyThings({ session }: Suite): Record<string, Known> {
  const first = async (path: string, key: string) =>
    ((await session.result<{ content: Row[] }>(path)).content[0] ?? {})[key];
  const newest = async (path: string) => (await session.result<unknown[]>(path))[0];
  const note = '/api/dataCorpCompetitivenessController/getDetailByDataID?type=1&year=2031&dataId=';
  return {
    company: (company) => company,
    newName: async () => (await shareToAdd(session)).name,
    newCode: async () => (await shareToAdd(session)).code,
    newExchange: async () => (await shareToAdd(session)).exchange,
    newCompany: async () => {
      const { code } = await shareToAdd(session);
      const [found] = await session.result<Row[]>(`/api/dataStockCompanyDO/selectTableAll?keyword=${code}`);
      return found?.['corpId'];
    },
    note: async (company) => (await session.result<{ id: number }>(`${note}${company}`)).id,
    picture: () => new Blob([PIXEL], { type: 'image/png' }),
    shenwan: async () => (await session.result<Row[]>('/api/dataCorp/swOptions'))[0]?.['industryId'],
    forecastDay: (company) => newest(`/api/dataForecast/selectGroupTime?dataId=${company}`),
    quarter: (company) => newest(`/api/dataShareholderStructure/periodListFlow?dataId=${company}`),
    partnerYear: (company) => first(`/api/dataStockSupplierCustomerSum/list?dataId=${company}`, 'year'),
    tradeYear: (company) => newest(`/api/dataSeniorExecutiveDetails/getGroupYear?dataId=${company}`),
    executive: async (company) => (await trader(session, company)).id,
    executiveYear: async (company) => (await trader(session, company)).year,
  };
}

/** The share that is added and edited: one that the tenant does not have, or no longer has. */
async function shareToAdd(session: HttpSession): Promise<{ name: string; code: string; exchange: string }> {
  const [share] = await rows<{ name: string; code: string; exchange: string }>(
    `SELECT s.name, s.code, s.exchange FROM {ecology}.company c JOIN {market}.security s ON s.id = c.security_id
      WHERE c.tenant_id = '000000' ORDER BY c.id DESC LIMIT 1`,
  );
  if (!share) throw new Error('no company');
  const free = await session.result<Row[]>(`/api/dataStockCompanyDO/selectTableAll?keyword=${share.code}`);
  if (free.length > 1) throw new Error('a code is one company');
  return share;
}

/** An executive of the company who traded, and a year of trades. */
async function trader(session: HttpSession, company: number): Promise<{ id: string; year: number }> {
  const { content } = await session.result<{ content: { id: string }[] }>(
    `/api/dataSeniorExecutiveStructure/getDetailByDataID?dataId=${company}`,
  );
  for (const { id } of content) {
    const query = new URLSearchParams({ dataId: String(company), detailId: id });
    const [year] = await session.result<number[]>(`/api/dataSeniorExecutiveDetails/getGroupYear?${query}`);
    if (year !== undefined) return { id, year };
  }
  return { id: content[0]?.id ?? '0', year: 2026 };
}

function industryThings({ session }: Suite): Record<string, Known> {
  const found = async (query: string, variant = 'ecology') => {
    const { content } = await session.result<{ content: Row[] }>(
      `/api/${variant}/dataIndustry/selectPageAll?${query}`,
    );
    return content[0]?.['industryId'];
  };
  const note = '/api/ecology/dataCorpCompetitivenessController/getDetailByDataID?type=1&year=2031&dataId=';
  const industry = () => found('industryLevel=1');
  const pool = () => found('industryLevel=3&sort=corpCount,DESC');
  return {
    industry,
    fund: () => found('industryLevel=3&sort=corpCount,DESC', 'etf'),
    industryNote: async () => (await session.result<{ id: number }>(`${note}${String(await industry())}`)).id,
    pool,
    poolCompanies: async () => {
      const path = `/api/dataCorp/getIndustryCropId?industryId=${String(await pool())}`;
      const { IndustryIdCorp } = await session.result<{ IndustryIdCorp: { corpId: number }[] }>(path);
      return IndustryIdCorp.map(({ corpId }) => corpId);
    },
    newIndustry: () => found('search=DOC1'),
    newChild: () => found('search=DOC2'),
    analyst: async () => (await session.result<Row[]>('/api/sysUser/getUserAll'))[0]?.['id'],
    shenwanChosen: () => shenwanChosen(session),
  };
}

/** The nodes that are checked now, marked as in document 2 §3: saving them changes nothing. */
async function shenwanChosen(session: HttpSession): Promise<readonly Row[]> {
  const { codes } = await session.result<{ codes: string[] }>('/api/dataIndustrySywg/checkList');
  const tree = await session.result<ShenwanNode[]>('/api/dataIndustrySywg/option');
  const all = (nodes: readonly ShenwanNode[]): readonly ShenwanNode[] =>
    nodes.flatMap((node) => [node, ...all(node.children)]);
  return all(tree)
    .filter(({ industryId }) => codes.includes(industryId))
    .map((node) => ({ ...node, hyflName: 'SW', swid: node.industryId, level: node.industryLevel }));
}
interface ShenwanNode {
  readonly industryId: string;
  readonly industryLevel: number;
  readonly children: readonly ShenwanNode[];
}

function investThings({ session, factors, factorName, strategy }: Suite): Record<string, Known> {
  const factor = async (name: string) => {
    const { content } = await session.post<{ content: Row[] }>('/api/manager/list', { search: name });
    return content[0]?.['id'];
  };
  const graph = async () =>
    (
      await session.post<{ relationMap: unknown }>('/api/manager/check', {
        formula: 'cross_percentile(收盘价)',
      })
    ).relationMap;
  return {
    graph,
    factorName: () => factorName,
    newFactor: () => factor(factorName),
    run: async () => (await succeededRun(session, Number(await factor(factorName)), { horizons: [1] })).id,
    factorWithoutRuns: async () => {
      const draft = { name: factors.freshName(), treeFormId: 1, relationMap: await graph() };
      return (await session.post<{ id: number }>('/api/manager/save', draft)).id;
    },
    newStyle: async () => {
      const styles = await session.result<Row[]>('/api/invest/style/getAllStyle');
      return styles.find(({ styleName }) => styleName === '文档风格')?.['styleId'];
    },
    anyStyle: async () => (await session.result<Row[]>('/api/invest/style/getAllStyle'))[0]?.['styleId'],
    newStrategy: async () => {
      const path = '/api/invest/strategy/pageList?search=文档策略';
      return (await session.result<{ content: Row[] }>(path)).content[0]?.['strategyId'];
    },
    strategyWithDays: () => strategy.strategyId,
    assets: () => strategy.assetsId,
    risk: () => strategy.riskId,
    companyRisks: () => JSON.stringify([{ corpId: strategy.corpId, corpName: strategy.corpName, risk: 99 }]),
    browsed: async () => (await session.result<Row[]>('/api/browse/list'))[0]?.['id'],
    calc: async () =>
      (await session.post<{ id: number }>('/api/calc/indic', { name: '文档删', formula: 'mean(收盘价, 5)' }))
        .id,
    newPrompt: async () => {
      const { content } = await session.result<{ content: Row[] }>(
        '/api/default/prompt/listDefaultPromptsPage',
      );
      return content.find(({ defaultAnswer }) => defaultAnswer === '文档回答')?.['id'];
    },
  };
}

function topicThings({ session }: Suite): Record<string, Known> {
  const first = async (path: string) =>
    (await session.result<{ content: Row[] }>(`${path}?topic=文档主题`)).content[0]?.['id'];
  const newest = async () => {
    const { content } = await session.result<{ content: Row[] }>('/api/ai/prompt/listAiPromptPage', {
      body: { topic: '文档主题', sort: 'promptLevel,DESC' },
    });
    return content[0]?.['id'];
  };
  return {
    newTopicPrompt: newest,
    newTopic: () => first('/api/topicTmpl/listTopicsTmplsPage'),
    newMatch: () => first('/api/topicMatch/listTopicsMatchesPage'),
  };
}

function peopleThings({ person, admin, newUserName }: Suite): Record<string, Known> {
  return {
    me: () => person.id,
    myName: () => person.username,
    myPassword: () => person.password,
    newUserName: () => newUserName,
    newUser: async () =>
      (await admin.result<{ content: Row[] }>(`/api/sysUser/pageList?search=${newUserName}`)).content[0]?.[
        'id'
      ],
  };
}
