import { AUTHORITY_TREE, userEntries, type UserDetail } from '@console/contract-access';
import { ROLE_ADMIN } from '@console/contract-core';
import { useCall, useCan, useSession } from '@console/platform';
import { EmptyState, Facts, Ladder, Mark } from '@console/ui';
import { Button, Drawer, Tooltip } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import { authoritiesOf } from '../authorities/authority-choice.ts';
import { authorityName } from '../authorities/authority-name.ts';
import './users.css';
import '../system.css';
import { userLimits } from './user-limits.ts';
import { UserSessions } from './user-sessions.tsx';
import { UserTrail } from './user-trail.tsx';

interface UserDetailDrawerProps {
  /** Null while closed. */
  readonly id: number | null;
  readonly onClose: () => void;
  readonly onEdit: (id: number) => void;
  readonly onPermission: (id: number) => void;
}

/** A user for the tenant's administrators: data, authorities, sessions, last actions. */
export function UserDetailDrawer(props: UserDetailDrawerProps): ReactElement {
  const { id, onClose, ...rest } = props;
  return (
    <Drawer open={id !== null} onClose={onClose} size={800} title="用户详情" destroyOnHidden>
      {id !== null && <Detail key={id} id={id} {...rest} />}
    </Drawer>
  );
}

interface DetailProps extends Omit<UserDetailDrawerProps, 'id' | 'onClose'> {
  readonly id: number;
}

function Detail(props: DetailProps): ReactElement {
  const user = useCall(client, userEntries.userDetail, { id: props.id });
  return (
    <Ladder answer={user} what="用户" rows={10} rowHeight={32}>
      {(data) => <Person {...props} data={data} />}
    </Ladder>
  );
}

interface PersonProps extends DetailProps {
  readonly data: UserDetail;
}

function Person({ data, id, onEdit, onPermission }: PersonProps): ReactElement {
  const session = useSession();
  const audits = useCan('xtgl_audit');
  const limits = userLimits({ ...data, sessionCount: 1 }, session);
  return (
    <div className="c-column shell-system-detail">
      <div className="shell-system-section-head">
        <h3>
          {data.realName} <span className="shell-system-key">{data.username}</span>
        </h3>
        <Tooltip title={limits.edit}>
          <Button size="small" disabled={limits.edit !== null} onClick={() => onEdit(id)}>
            编辑
          </Button>
        </Tooltip>
        <Tooltip title={limits.permission}>
          <Button size="small" disabled={limits.permission !== null} onClick={() => onPermission(id)}>
            权限
          </Button>
        </Tooltip>
      </div>
      <UserFacts user={data} />
      <div className="shell-system-section-head">
        <h3>权限</h3>
      </div>
      <Authorities authorities={data.authorities} />
      <UserSessions id={id} blocked={limits.signOut} />
      {audits && <UserTrail id={id} username={data.username} />}
    </div>
  );
}

function UserFacts({ user }: { readonly user: UserDetail }): ReactElement {
  return (
    <Facts
      facts={[
        { label: '状态', value: user.status === 1 ? '启用' : <Mark tint="slate">停用</Mark> },
        { label: '昵称', value: user.name },
        { label: '部门', value: user.department },
        { label: '联系电话', value: user.phone },
        { label: '邮箱', value: user.email },
        { label: '密码', value: user.mustChangePassword ? '临时密码，登录后须修改' : '已由本人设置' },
        { label: '最近登录', value: user.lastSignInAt },
        { label: '创建时间', value: user.createdAt },
        { label: '更新时间', value: user.updatedAt },
      ]}
    />
  );
}

/** Authorities by group; those unknown to this version last, by their key. */
function Authorities({ authorities }: { readonly authorities: readonly string[] }): ReactElement {
  const known = AUTHORITY_TREE.map((group) => ({
    title: group.title,
    keys: authoritiesOf(group).filter((key) => authorities.includes(key)) as readonly string[],
  }));
  const rest = authorities.filter(
    (key) => key !== ROLE_ADMIN && !known.some(({ keys }) => keys.includes(key)),
  );
  const groups = [...known, { title: '其他', keys: rest }].filter(({ keys }) => keys.length > 0);
  const admin = authorities.includes(ROLE_ADMIN);
  if (groups.length === 0 && !admin)
    return <EmptyState title="没有任何权限" cause="登录后只能看到首页与个人资料" />;
  return (
    <>
      {admin && <p className="c-hint">系统管理员，拥有全部权限。</p>}
      <dl className="shell-users-by-group">
        {groups.map(({ title, keys }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{keys.map(authorityName).join('、')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
