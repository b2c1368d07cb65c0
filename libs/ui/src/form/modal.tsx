import { Modal as AntModal, type ModalProps } from 'antd';
import { useRef, type ReactElement } from 'react';
import { focusFirstField } from './use-first-field.ts';

/** antd's dialog, which puts the focus into its first field whenever it opens. */
export function Modal({ children, afterOpenChange, ...modal }: ModalProps): ReactElement {
  const content = useRef<HTMLDivElement>(null);
  return (
    <AntModal
      {...modal}
      afterOpenChange={(open) => {
        if (open) focusFirstField(content.current);
        afterOpenChange?.(open);
      }}
    >
      <div ref={content}>{children}</div>
    </AntModal>
  );
}
