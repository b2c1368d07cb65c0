import { Injectable } from '@nestjs/common';
import type { oauthEntries } from '@console/contract-access';
import type { InputOf, Session } from '@console/contract-core';
import { OwnerProof } from '../sign-in/owner-proof.ts';
import { OauthBegin, type Departure, type OauthStart } from './oauth-begin.ts';

/** Sends a signed-in user to a third party, to bind their account there. */
@Injectable()
export class BindingBegin {
  constructor(
    private readonly proof: OwnerProof,
    private readonly begins: OauthBegin,
  ) {}

  /** Asks for the password: a bound account signs in for good, long after someone found an unattended open console. */
  async begin(
    { tenantId, userId }: Session,
    { source, password }: InputOf<typeof oauthEntries.beginBinding>,
    from: Pick<OauthStart, 'origin' | 'address'>,
  ): Promise<Departure> {
    await this.proof.pass({ tenantId, userId }, password);
    const purpose = { purpose: 'bind', userId } as const;
    return this.begins.begin({ ...from, source, tenantId, redirect: undefined, purpose });
  }
}
