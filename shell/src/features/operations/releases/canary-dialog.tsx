import { releaseEntries, type Audience, type ModuleReleases } from '@console/contract-core';
import { usePlatform, useUnsaved } from '@console/platform';
import { Form, Modal, Select, useFocusReturn, FirstInput } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { audienceText } from './audience-text.ts';
import { markOf } from './mark-of.ts';
import { ReleaseFault } from './release-fault.tsx';
import { client } from './releases-client.ts';
import './releases.css';
import { useReleaseChange } from './use-release-change.ts';

interface CanaryDialogProps {
  readonly module: ModuleReleases;
  readonly version: string;
  readonly onClose: () => void;
}

interface Fields {
  readonly share?: string;
  readonly users?: readonly string[];
  readonly tenants?: readonly string[];
}

/**
 * The dialog that gives a version to some users before the others: a share of the users, and those named.
 */
export function CanaryDialog({ module: now, version, onClose }: CanaryDialogProps): ReactElement {
  const { notify } = usePlatform();
  const [form] = Form.useForm<Fields>();
  const change = useReleaseChange(now);
  const { module } = change;
  const standing = module.canary;
  const [first] = useState(() => fieldsOf(standing?.version === version ? standing.audience : null));
  const audience = audienceOf(Form.useWatch([], form) ?? first);
  const [changed, setChanged] = useState(false);
  useUnsaved(changed);
  useFocusReturn();
  const run = async (): Promise<void> => {
    const input = { module: module.module, version, audience, ...markOf(module) };
    if (!(await change.run(() => client.call(releaseEntries.activateRelease, input)))) return;
    notify.success(`${module.title} ${version} 已开始灰度`);
    onClose();
  };
  return (
    <Modal
      open
      title={`灰度 ${module.title} ${version}`}
      okText="开始灰度"
      cancelText="取消"
      confirmLoading={change.running}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        className="shell-releases-form"
        initialValues={first}
        onValuesChange={() => setChanged(true)}
        onFinish={() => void run()}
      >
        <ReleaseFault change={change} />
        <Form.Item
          name="share"
          label="用户比例（%）"
          extra="按用户固定抽取，灰度期间同一用户始终在内或在外"
          validateTrigger={['onBlur', 'onSubmit']}
          rules={[{ pattern: SHARE, message: '请输入 0 至 100 的整数' }]}
        >
          <FirstInput inputMode="numeric" maxLength={3} autoComplete="off" />
        </Form.Item>
        <Form.Item name="users" label="用户" extra="用户名，回车或逗号分隔">
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={SEPARATORS} />
        </Form.Item>
        <Form.Item
          name="tenants"
          label="租户"
          extra="租户编号，回车或逗号分隔"
          dependencies={['share', 'users']}
          rules={[
            {
              validator: () =>
                isNobody(audience) ? Promise.reject(new Error('请指定灰度范围')) : Promise.resolve(),
            },
          ]}
          validateTrigger="onSubmit"
        >
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={SEPARATORS} />
        </Form.Item>
        {!isNobody(audience) && (
          <p className="shell-releases-hint">
            {audienceText(audience)} 改用 {version}；其余用户仍为 {module.active ?? '无此模块'}。
            {standing &&
              `${standing.version === version ? '原灰度范围' : `正在进行的灰度（${standing.version}）`}由此替换。`}
          </p>
        )}
      </Form>
    </Modal>
  );
}

/** Empty, or a whole number of percent. */
const SHARE = /^(\d|[1-9]\d|100)?$/;
const SEPARATORS = [',', '，', ' ', ';'];

const fieldsOf = (audience: Audience | null): Required<Fields> => ({
  share: audience && audience.share > 0 ? String(audience.share) : '',
  users: audience?.users ?? [],
  tenants: audience?.tenants ?? [],
});

function audienceOf({ share = '', users = [], tenants = [] }: Fields): Audience {
  return { share: SHARE.test(share) ? Number(share) : 0, users: [...users], tenants: [...tenants] };
}

const isNobody = ({ share, users, tenants }: Audience): boolean =>
  share + users.length + tenants.length === 0;
