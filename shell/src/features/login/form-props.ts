import type { Tenant } from './fields/use-tenant.ts';

/** The properties that the login card gives each of its forms. */
export interface FormProps {
  readonly tenant: Tenant;
  /** Whether the form is shown, and takes the focus. */
  readonly begins: boolean;
  /** The message above the form before anything was tried. */
  readonly first: string | null;
}
