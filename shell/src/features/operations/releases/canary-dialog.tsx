import { audienceSchema, releaseEntries, type Audience, type ModuleReleases } from '@console/contract-core';
import { EditDialog, schemaField, useEdit } from '@console/ui/edit';
import { Form, Input, Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import { audienceText } from './audience-text.ts';
import { audienceOf, draftOf, nobodyFault, SHARE, type CanaryDraft } from './canary-draft.ts';
import { markOf } from './mark-of.ts';
import { client } from './releases-client.ts';
import './releases.css';
import { useReleases } from './use-releases.ts';

interface CanaryDialogProps {
  readonly module: ModuleReleases;
  readonly version: string;
  readonly onClose: () => void;
}

/** The releases of a module with a version of their own: the newest change of them. */
type Versioned = ModuleReleases & { readonly version: number };

const versioned = (module: ModuleReleases): Versioned => ({ ...module, version: module.mark });

/**
 * The dialog that gives a version to some users before the others: a share of the users, and those named.
 */
export function CanaryDialog({ module: now, version, onClose }: CanaryDialogProps): ReactElement {
  const releases = useReleases();
  const edit = useEdit<Versioned, CanaryDraft, Audience, ModuleReleases>({
    client,
    read: versioned(now),
    fields: (module) => draftOf(module, version),
    sent: audienceOf,
    update: (audience, module) =>
      client.call(releaseEntries.activateRelease, {
        module: now.module,
        version,
        audience,
        ...markOf(module),
      }),
    latest: async (module) => {
      const { data } = await releases.refetch({ throwOnError: true });
      return versioned(data?.modules.find((each) => each.module === now.module) ?? module);
    },
    notice: ({ title }) => `${title} ${version} 已开始灰度`,
    leave: onClose,
  });
  const audience = audienceOf(edit.draft);
  const forSomeone = async (): Promise<void> => {
    const fault = nobodyFault(edit.draft);
    if (fault !== null) throw new Error(fault);
  };
  const { active, canary } = edit.read ?? now;
  return (
    <EditDialog title={`灰度 ${now.title} ${version}`} saveText="开始灰度" edit={edit}>
      <Form.Item
        className="c-edit-wide"
        name="share"
        label="用户比例（%）"
        extra="按用户固定抽取，灰度期间同一用户始终在内或在外"
        {...schemaField(SHARE)}
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item
        className="c-edit-wide"
        name="users"
        label="用户"
        extra="用户名，回车或逗号分隔"
        {...schemaField(users, { blank: [], on: 'onChange' })}
      >
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={SEPARATORS} />
      </Form.Item>
      <Form.Item
        className="c-edit-wide"
        name="tenants"
        label="租户"
        extra="租户编号，回车或逗号分隔"
        dependencies={['share', 'users']}
        {...schemaField(tenants, { blank: [], on: 'onSubmit', also: forSomeone })}
      >
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={SEPARATORS} />
      </Form.Item>
      {audience !== null && (
        <p className="c-edit-wide shell-releases-hint">
          {audienceText(audience)} 改用 {version}；其余用户仍为 {active ?? '无此模块'}。
          {canary &&
            `${canary.version === version ? '原灰度范围' : `正在进行的灰度（${canary.version}）`}由此替换。`}
        </p>
      )}
    </EditDialog>
  );
}

const { users, tenants } = audienceSchema.shape;
const SEPARATORS = [',', '，', ' ', ';'];
