import { Checkbox, Form } from '@console/ui/form';
import type { ReactElement } from 'react';

/** The choice whether changed templates of a topic are in use at once, as the field `release` of a form. */
export function ReleaseField(): ReactElement {
  return (
    <Form.Item className="c-edit-wide" name="release" valuePropName="checked">
      <Checkbox>模板有改动时，保存后立即启用新版本</Checkbox>
    </Form.Item>
  );
}
