import { AUTHORITY_TREE, type AuthorityGroup, type AuthorityNode } from '@console/contract-access';
import { EmptyState } from '@console/ui';
import { Checkbox, Input, Tooltip } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import '../system.css';
import { authoritiesOf, matchingGroups, tick, type Choice, type May } from './authority-choice.ts';

interface AuthorityTreeProps {
  readonly choice: Choice;
  /** Absent where the tree is only read. */
  readonly onChange?: ((choice: Choice) => void) | undefined;
  readonly may: May;
}

export const BEYOND_OWN = '您自己没有这项权限，不能授予或撤销';

/** Every authority under its heading, to tick one by one or by group, with a search. */
export function AuthorityTree({ choice, onChange, may }: AuthorityTreeProps): ReactElement {
  const [text, setText] = useState('');
  const groups = matchingGroups(text);
  return (
    <div className="c-column shell-system-tree">
      <Input
        aria-label="搜索权限"
        placeholder="权限名称或代码"
        allowClear
        value={text}
        onChange={(event) => setText(event.target.value)}
        // Within a form, Enter in the search box would submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {onChange && (
        <p className="c-hint">
          每项权限各自生效：没有上级权限时，下级权限打不开上级的页面。勾选下级会一并勾选上级，取消上级会一并取消下级。
        </p>
      )}
      {groups.map((group) => (
        <Group key={group.title} group={group} choice={choice} onChange={onChange} may={may} />
      ))}
      {groups.length === 0 && (
        <EmptyState filtered title="没有符合的权限" cause="按中文名称或权限代码搜索，例如 编辑、gssjk" />
      )}
    </div>
  );
}

interface GroupProps extends AuthorityTreeProps {
  readonly group: AuthorityGroup;
}

function Group({ group, choice, onChange, may }: GroupProps): ReactElement {
  const keys = authoritiesOf(group);
  const chosen = keys.filter((key) => choice.has(key)).length;
  const whole = authoritiesOf(AUTHORITY_TREE.find(({ title }) => title === group.title) ?? group);
  const chosenOfWhole = whole.filter((key) => choice.has(key)).length;
  return (
    <section className="shell-system-group" aria-label={group.title}>
      <header>
        <Checkbox
          checked={chosen === keys.length}
          indeterminate={chosen > 0 && chosen < keys.length}
          disabled={!onChange || !keys.some(may)}
          onChange={(event) => onChange?.(tick(choice, { keys, on: event.target.checked, may }))}
        >
          <b>{group.title}</b>
        </Checkbox>
        <span className="shell-system-count">
          {chosenOfWhole} / {whole.length}
        </span>
      </header>
      <Nodes nodes={group.nodes} choice={choice} onChange={onChange} may={may} />
    </section>
  );
}

interface NodesProps extends AuthorityTreeProps {
  readonly nodes: readonly AuthorityNode[];
}

function Nodes({ nodes, choice, onChange, may }: NodesProps): ReactElement {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.key}>
          <Tooltip title={onChange && !may(node.key) ? BEYOND_OWN : null}>
            <Checkbox
              checked={choice.has(node.key)}
              disabled={!onChange || !may(node.key)}
              onChange={(event) =>
                onChange?.(tick(choice, { keys: [node.key], on: event.target.checked, may }))
              }
            >
              {node.title} <span className="shell-system-key">{node.key}</span>
            </Checkbox>
          </Tooltip>
          {node.children.length > 0 && (
            <Nodes nodes={node.children} choice={choice} onChange={onChange} may={may} />
          )}
        </li>
      ))}
    </ul>
  );
}
