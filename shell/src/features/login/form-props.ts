import type { Tenant } from './fields/use-tenant.ts';

/** What the login card hands each of its forms. */
export interface FormProps {
  readonly tenant: Tenant;
  /** The form is in sight, and the hand goes on in it. */
  readonly begins: boolean;
  /** What stands above the form before anything was tried. */
  readonly first: string | null;
}
