import { passageSource, type Question } from '@console/contract-ai';
import { PageLink, Panel } from '@console/ui';
import type { ReactElement } from 'react';

/** The passages of the knowledge base that the models were given, folded, each with the document it is of. */
export function GivenKnowledge({ passages }: Pick<Question, 'passages'>): ReactElement | null {
  if (passages.length === 0) return null;
  return (
    <Panel title="知识" sub={`提问时取得的相关段落 ${passages.length} 个`}>
      {passages.map((passage, at) => (
        <details key={at} className="ask-table">
          <summary>{passageSource(passage)}</summary>
          {passage.file === null ? (
            <PageLink to={`/expertsystem/knowledge/edit?id=${passage.knowledgeId}`}>查看条目</PageLink>
          ) : (
            <a href={passage.file.link} target="_blank" rel="noopener noreferrer">
              打开文件
            </a>
          )}
          <p className="ask-passage">{passage.text}</p>
        </details>
      ))}
    </Panel>
  );
}
