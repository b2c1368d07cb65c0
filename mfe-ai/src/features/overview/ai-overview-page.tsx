import { aiOverview } from '@console/contract-ai';
import { ROLE_ADMIN, type OutputOf } from '@console/contract-core';
import { useCall, useSession } from '@console/platform';
import { EmptyState, Facts, Ladder, Page, PageHead, Panel } from '@console/ui';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';

type Overview = OutputOf<typeof aiOverview>;

/** The basis of questions: the configured models and the dictionaries of topics. */
export function AiOverviewPage(): ReactElement {
  const overview = useCall(client, aiOverview, {});
  return (
    <Page band={<PageHead title="智能问答" />}>
      <Ladder
        answer={overview}
        what="问答配置"
        rows={5}
        rowHeight={33}
        frame={(instead) => <Panel>{instead}</Panel>}
      >
        {({ models, dictionaries }) => (
          <>
            <ModelPanel models={models} />
            <DictionaryPanel dictionaries={dictionaries} />
          </>
        )}
      </Ladder>
    </Page>
  );
}

function ModelPanel({ models }: { readonly models: readonly string[] }): ReactElement {
  const isAdmin = useSession().authorities.includes(ROLE_ADMIN);
  return (
    <Panel title="大模型" sub={models.length > 0 ? `${models.length} 个` : undefined}>
      {models.length > 0 ? (
        models.join('、')
      ) : (
        <EmptyState
          title="未配置大模型"
          cause={
            isAdmin ? '在服务的 AI_MODELS 中配置模型后即可使用；未配置时提问由专家回答。' : '提问由专家回答。'
          }
        />
      )}
    </Panel>
  );
}

function DictionaryPanel({
  dictionaries,
}: {
  readonly dictionaries: Overview['dictionaries'];
}): ReactElement {
  return (
    <Panel title="主题字典" sub="主题匹配与模板可选的取值">
      <Facts
        facts={dictionaries.map(({ title, options }) => ({
          label: title,
          value: options.map(({ label }) => label).join('、'),
          full: true,
        }))}
      />
    </Panel>
  );
}
