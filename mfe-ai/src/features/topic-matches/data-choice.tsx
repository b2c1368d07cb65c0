import { aiEntries, KNOWLEDGE_SOURCE, type DataSource, type TargetType } from '@console/contract-ai';
import { useCall } from '@console/platform';
import { ChoiceCascader, type PathOption } from '@console/ui/data';
import { Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { choiceTitle, type DetailDraft } from './match-draft.ts';

interface DataChoiceProps {
  readonly source: DataSource | undefined;
  readonly type: TargetType | undefined;
  readonly detail: DetailDraft;
  readonly label: string;
  readonly onChoose: (chosen: Pick<DetailDraft, 'path' | 'title'>) => void;
}

const FRESH_MS = 60_000;

/** The data of a row: of a knowledge source from a plain list, of any other from its tree. */
export function DataChoice(props: DataChoiceProps): ReactElement {
  const { source, type } = props;
  if (source === undefined || type === undefined)
    return (
      <Select
        aria-label={props.label}
        disabled
        placeholder="先选择标的类型与数据来源"
        style={{ width: '100%' }}
      />
    );
  if (source === KNOWLEDGE_SOURCE) return <KnowledgeChoice {...props} />;
  return <TreeChoice {...props} source={source} type={type} />;
}

function KnowledgeChoice({ detail, label, onChoose }: DataChoiceProps): ReactElement {
  const { data, isFetching, error } = useCall(
    client,
    aiEntries.relateDataOption,
    {},
    { staleTime: FRESH_MS },
  );
  const [chosen] = detail.path;
  return (
    <Select<string>
      aria-label={label}
      placeholder="请选择知识条目"
      showSearch={{ optionFilterProp: 'label' }}
      style={{ width: '100%' }}
      loading={isFetching}
      value={chosen ?? null}
      options={withChosen(data, { value: chosen, label: detail.title })}
      notFoundContent={error ? `知识条目没有取到：${error.message}` : '还没有知识条目'}
      onChange={(value: string) =>
        onChoose({ path: [value], title: data?.find((option) => option.value === value)?.label ?? '' })
      }
    />
  );
}

function TreeChoice({
  source,
  type,
  detail,
  label,
  onChoose,
}: DataChoiceProps & { readonly source: DataSource; readonly type: TargetType }): ReactElement {
  const input = { invTargetDsDictKey: source, invTargetTypeDictKey: type };
  const tree = useCall(client, aiEntries.relateDataTrees, input, { staleTime: FRESH_MS });
  return (
    <ChoiceCascader
      label={label}
      placeholder="请选择数据，可输入名称搜索"
      options={(tree.data ?? []) as readonly PathOption[]}
      loading={tree.isFetching}
      value={detail.path}
      empty={
        tree.error ? `数据没有取到：${tree.error.message}` : tree.isFetching ? '加载中' : '没有可选的数据'
      }
      onChange={(path, options) =>
        onChoose({ path, title: choiceTitle(options.map((option) => option.label)) })
      }
    />
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The options, and before them the chosen one where it is no longer among them. */
function withChosen(
  options: readonly Option[] | undefined,
  chosen: { readonly value: string | undefined; readonly label: string },
): Option[] {
  const { value, label } = chosen;
  const known = value === undefined || options?.some((option) => option.value === value);
  return known ? [...(options ?? [])] : [{ value, label }, ...(options ?? [])];
}
