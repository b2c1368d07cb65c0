import { Button } from 'antd';
import type { ReactElement } from 'react';
import { Panel } from '../layout/panel.tsx';
import { EditForm, type EditFormProps } from './edit-form.tsx';

export interface EditPageProps<Draft extends object> extends EditFormProps<Draft> {
  readonly title: string;
}

/** An edit as the panel of a page of its own, or in place of what is edited. */
export function EditPage<Draft extends object>({ title, ...form }: EditPageProps<Draft>): ReactElement {
  const { edit } = form;
  return (
    <Panel title={title}>
      <EditForm
        {...form}
        buttons={
          <div className="c-buttons">
            <Button type="primary" htmlType="submit" loading={edit.running}>
              保存
            </Button>
            <Button onClick={edit.leave}>{edit.changed ? '放弃修改' : '取消'}</Button>
          </div>
        }
      />
    </Panel>
  );
}
