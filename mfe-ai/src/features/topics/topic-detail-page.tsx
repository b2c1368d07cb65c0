import { aiEntries, type Topic } from '@console/contract-ai';
import { CallError, useCall, useCan, usePageTitle, usePlatform } from '@console/platform';
import { EmptyState, EntityStrip, Facts, Ladder, Page, PageLink, Panel } from '@console/ui';
import { useSearch } from '@console/ui/data';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { idIn } from '../../topic-parts/id-in.ts';
import { labelIn, useDictionary } from '../../topic-parts/use-dictionary.ts';
import { TOPIC_LIST_PATH, topicEditPath, topicTitle } from '../../topic-parts/topic-paths.ts';
import { TopicHistory } from './topic-history.tsx';
import { TopicVersions } from './topic-versions.tsx';
import './topics.css';

/** a topic with its templates in use, and their versions. */
export function TopicDetailPage(): ReactElement {
  const { page, navigate } = usePlatform();
  const [search] = useSearch();
  const query = new URLSearchParams(search);
  const id = idIn(query.get('topicTmplId'));
  const mayEdit = useCan('gssjk_gn_edit');
  const topic = useCall(client, aiEntries.topic, { id: id ?? 0 }, { enabled: id !== null, staleTime: 0 });
  const unknown = id === null || (topic.error instanceof CallError && topic.error.status === 404);
  const title = topic.data ? topicTitle(topic.data) : query.get('title');
  usePageTitle(title);
  return (
    <Page
      band={
        <EntityStrip
          name={title ?? '主题模板详情'}
          code={topic.data && <span>启用第 {topic.data.templateVersion} 版</span>}
          meta={topic.data && `更新于 ${topic.data.updateTime.slice(0, 16)}`}
          onBack={() => page.back(TOPIC_LIST_PATH)}
          actions={
            id !== null &&
            mayEdit &&
            !unknown && <Button onClick={() => navigate(topicEditPath(id))}>编辑</Button>
          }
        />
      }
    >
      {unknown ? (
        <Panel>
          <EmptyState title="没有这个主题" cause="它可能已被删除，或地址中的编号有误。">
            <PageLink to={TOPIC_LIST_PATH}>返回主题模板</PageLink>
          </EmptyState>
        </Panel>
      ) : (
        <Ladder
          keep
          answer={topic}
          what="主题模板"
          rows={6}
          rowHeight={48}
          frame={(instead) => <Panel>{instead}</Panel>}
        >
          {(data) => <Detail topic={data} mayEdit={mayEdit} />}
        </Ladder>
      )}
    </Page>
  );
}

function Detail({ topic, mayEdit }: { readonly topic: Topic; readonly mayEdit: boolean }): ReactElement {
  const sources = useDictionary('INV_TARGET_DS');
  return (
    <>
      <div className="topic-detail-desk">
        <div className="c-column">
          <Panel title="主题">
            <Facts
              facts={[
                { label: '主题', value: topic.topic },
                { label: '投资标的类型', value: topic.invTargetType },
                { label: '大模型', value: topic.agiModel === '' ? '全部已配置的大模型' : topic.agiModel },
                { label: '更新人', value: topic.updateUser },
                { label: '主题关键词', value: topic.subject, full: true },
              ]}
            />
          </Panel>
          {topic.topicTmplList.map(({ promptLevel, invTargetDsDictKey, prompt, expertResponse }) => (
            <Panel
              key={promptLevel}
              title={`${promptLevel} · ${labelIn(sources, invTargetDsDictKey)}`}
              sub={`${prompt.length} 字`}
            >
              <p className="topic-text">{prompt}</p>
              {expertResponse !== '' && (
                <>
                  <p className="c-hint">专家示例回答</p>
                  <p className="topic-text">{expertResponse}</p>
                </>
              )}
            </Panel>
          ))}
        </div>
        <TopicVersions topic={topic} mayEdit={mayEdit} />
      </div>
      <TopicHistory topicId={topic.id} />
    </>
  );
}
