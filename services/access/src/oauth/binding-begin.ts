import { Injectable } from '@nestjs/common';
import type { oauthEntries } from '@console/contract-access';
import type { InputOf, Session } from '@console/contract-core';
import { OwnerProof } from '../sign-in/owner-proof.ts';
import { OauthBegin, type Departure, type OauthStart } from './oauth-begin.ts';

/** Sends a signed-in user to a third party whose account shall be theirs. */
@Injectable()
export class BindingBegin {
  constructor(
    private readonly proof: OwnerProof,
    private readonly begins: OauthBegin,
  ) {}

  /** Asks for the password: what is bound signs in for good, long after the open console somebody found. */
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
