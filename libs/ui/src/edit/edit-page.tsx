import type { ReactElement } from 'react';
import { Panel } from '../layout/panel.tsx';
import { EditForm, type EditFormProps } from './edit-form.tsx';
import { SaveButtons } from './save-buttons.tsx';

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
        buttons={<SaveButtons edit={edit} leaveText={edit.changed ? '放弃修改' : '取消'} />}
      />
    </Panel>
  );
}
