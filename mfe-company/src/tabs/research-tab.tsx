import { strategyPath, stylePath, type OutputOf } from '@console/contract-core';
import { researchAddresses } from '@console/contract-invest/addresses';
import { createClient, useCall } from '@console/platform';
import type { Tab } from '@console/subject';
import { Ladder, Num, PageLink, Panel, SmallTable } from '@console/ui';
import type { ReactElement } from 'react';
import { companyPart } from './company-provider.tsx';
import type { CompanyPartProps } from './company-tab.ts';

const { researchOfCompany } = researchAddresses;
type Research = OutputOf<typeof researchOfCompany>;

export const investClient = createClient('invest');

/** In which strategies and pools of its reader's tenant a company is, with links to them. */
function ResearchOfCompany({ company: { corpId } }: CompanyPartProps): ReactElement {
  const answer = useCall(investClient, researchOfCompany, { corpId });
  return (
    <Ladder
      keep
      answer={answer}
      what="策略与生态池"
      rows={4}
      rowHeight={33}
      frame={(instead) => <Panel>{instead}</Panel>}
    >
      {(found) => (
        <>
          <Strategies strategies={found.strategies} />
          <Styles styles={found.styles} />
        </>
      )}
    </Ladder>
  );
}

const Strategies = ({ strategies }: Pick<Research, 'strategies'>): ReactElement => (
  <Panel title="持有该公司的策略" sub={strategies.length > 0 ? `${strategies.length} 个` : undefined} flush>
    <SmallTable
      rows={strategies}
      keyOf={({ strategyId }) => strategyId}
      empty={{ title: '没有策略持有该公司', cause: '各策略最新交易日收盘的持仓中没有该公司' }}
      columns={[
        {
          title: '策略名称',
          heading: true,
          cell: ({ strategyId, strategyName, strategyType }) => (
            <PageLink to={`${strategyPath(strategyId, strategyType)}&tab=profit`}>{strategyName}</PageLink>
          ),
        },
        { title: '状态', cell: ({ status }) => (status === 0 ? '已停止' : '运行中') },
        { title: '持仓日', cell: ({ reportDate }) => reportDate },
        {
          title: '持股',
          unit: '股',
          number: true,
          cell: ({ heldNum }) => <Num value={heldNum} unit="integer" />,
        },
        {
          title: '占资产',
          unit: '%',
          number: true,
          cell: ({ realityWeight }) => <Num value={realityWeight} unit="percent" />,
        },
      ]}
    />
  </Panel>
);

const Styles = ({ styles }: Pick<Research, 'styles'>): ReactElement => (
  <Panel title="所在的股票生态池" sub={styles.length > 0 ? `${styles.length} 个投资风格` : undefined} flush>
    <SmallTable
      rows={styles}
      keyOf={({ styleId }) => styleId}
      empty={{ title: '不在任何股票生态池中', cause: '系统池为风格指数前 100 名，用户池由用户加入' }}
      columns={[
        {
          title: '投资风格',
          heading: true,
          cell: ({ styleId, styleName }) => (
            <PageLink to={`${stylePath(styleId)}&tab=pool`}>{styleName}</PageLink>
          ),
        },
        { title: '系统生态池', cell: ({ system }) => (system ? '在池中' : '') },
        { title: '用户生态池', cell: ({ user }) => (user ? '在池中' : '') },
      ]}
    />
  </Panel>
);

/** 策略与生态池, as a tab within a tab, for users who may view strategies. */
export const researchTab: Tab = {
  key: 'research',
  title: '策略与生态池',
  needs: researchOfCompany.needs,
  parts: [companyPart(ResearchOfCompany)],
};
