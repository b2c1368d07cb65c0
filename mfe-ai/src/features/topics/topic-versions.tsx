import { aiEntries, type TemplateItem, type Topic, type TopicVersion } from '@console/contract-ai';
import { useCall } from '@console/platform';
import { Ladder, PageLink, Panel } from '@console/ui';
import { Button, FieldDifferences, VersionItem, type FieldText } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { startEvaluationPath } from '../../topic-parts/evaluation-paths.ts';
import { labelIn, useDictionary, type DictionaryOption } from '../../topic-parts/use-dictionary.ts';
import { ReleaseDialog } from './release-dialog.tsx';

interface TopicVersionsProps {
  readonly topic: Topic;
  readonly mayEdit: boolean;
}

/** The versions of a topic's templates: each with its differences from the one in use, and put in use after asking. */
export function TopicVersions({ topic, mayEdit }: TopicVersionsProps): ReactElement {
  const sources = useDictionary('INV_TARGET_DS');
  const versions = useCall(client, aiEntries.topicVersions, { id: topic.id }, { staleTime: 0 });
  const [opened, setOpened] = useState<number | null>(null);
  const [asked, setAsked] = useState<TopicVersion | null>(null);
  return (
    <Panel title="模板版本" sub={versions.data && `共 ${topic.latestVersion} 版`} flush>
      <Ladder answer={versions} what="模板版本" rows={3} rowHeight={52}>
        {(all) => (
          <ol className="c-versions topic-versions">
            {all.map((version) => (
              <VersionItem
                key={version.number}
                version={version.number}
                savedBy={version.savedUser}
                savedAt={version.savedTime}
                current={version.current}
                open={opened === version.number}
                onToggle={() => setOpened(opened === version.number ? null : version.number)}
              >
                <FieldDifferences
                  fields={differences(version.topicTmplList, topic.topicTmplList, sources)}
                  place="启用中的版本"
                />
                {mayEdit && !version.current && (
                  <>
                    <Button
                      size="small"
                      aria-label={`启用第 ${version.number} 版`}
                      onClick={() => setAsked(version)}
                    >
                      启用此版本
                    </Button>{' '}
                    <PageLink
                      to={startEvaluationPath({
                        topicId: topic.id,
                        versions: [version.number, topic.templateVersion],
                      })}
                    >
                      与启用的版本一起评测
                    </PageLink>
                  </>
                )}
              </VersionItem>
            ))}
          </ol>
        )}
      </Ladder>
      {asked && <ReleaseDialog topic={topic} number={asked.number} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

/** The templates of both versions by workflow number; one that a version lacks is blank there. */
function differences(
  then: readonly TemplateItem[],
  now: readonly TemplateItem[],
  sources: readonly DictionaryOption[],
): readonly FieldText[] {
  const levels = [...new Set([...then, ...now].map(({ promptLevel }) => promptLevel))].sort((a, b) => a - b);
  const at = (items: readonly TemplateItem[], level: number): TemplateItem | undefined =>
    items.find(({ promptLevel }) => promptLevel === level);
  return levels.flatMap((level) => {
    const [one, other] = [at(then, level), at(now, level)];
    const type = (item: TemplateItem | undefined): string =>
      item === undefined ? '' : labelIn(sources, item.invTargetDsDictKey);
    return [
      { title: `模板 ${level} 的类型`, then: type(one), now: type(other) },
      { title: `模板 ${level} 的提示词`, then: one?.prompt ?? '', now: other?.prompt ?? '' },
      {
        title: `模板 ${level} 的专家示例回答`,
        then: one?.expertResponse ?? '',
        now: other?.expertResponse ?? '',
      },
    ];
  });
}
