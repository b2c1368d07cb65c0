/**
 * The parts of pages on which a record is added, changed or deleted: the state of an edit, its dialog and its
 * page, rules from the contract's schemas, the button that deletes. A tier of its own: it loads with the
 * first page that writes.
 */
export { DeleteButton, type DeleteButtonProps } from './delete-button.tsx';
export { DeleteDialog, type DeleteDialogProps } from './delete-dialog.tsx';
export { EditDialog, type EditDialogProps } from './edit-dialog.tsx';
export { EditForm, type EditFormProps } from './edit-form.tsx';
export { EditPage, type EditPageProps } from './edit-page.tsx';
export { failureOf } from './failure-of.ts';
export { SaveButtons, type SaveButtonsProps } from './save-buttons.tsx';
export { schemaField, schemaFault, type FieldSchema } from './schema-field.ts';
export { truthy } from './truthy.ts';
export { useEdit, type Edit, type EditOptions } from './use-edit.ts';
