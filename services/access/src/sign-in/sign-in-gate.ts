import { createHash } from 'node:crypto';
import type { CaptchaAnswer, CaptchaGate } from '../captcha/captcha-gate.ts';
import type { KnownDevices } from './known-devices.ts';
import type { NetworkLimit } from './network-limit.ts';
import { networkOf } from '@console/node-kit/http';

/** A try to sign in, as far as it is known before the password is judged. */
export interface Attempt {
  readonly tenantId: string;
  readonly username: string;
  readonly address: string;
  /** The cookie of a device that signed in before. */
  readonly device: string | undefined;
}

/** The key of the counted tries, which a right password hands back to the gate. */
export interface Admission {
  readonly who: string;
}

/** Lets a bounded number of tries through, counted by user and network, or by known device. */
export class SignInGate {
  constructor(
    private readonly gate: CaptchaGate,
    private readonly devices: KnownDevices,
    private readonly network: NetworkLimit,
  ) {}

  /**
   * Takes one try. Refuses with 429 and Retry-After when there is none left, and after a few tries asks for a captcha;
   * `captcha` is null where none is ever asked for. Null for a wrong captcha, which takes no try. A known device is
   * counted by itself, not with its network.
   */
  async admit(attempt: Attempt, captcha: CaptchaAnswer | null): Promise<Admission | null> {
    const { device, address } = attempt;
    const account = accountOf(attempt);
    const knownDevice = device !== undefined && (await this.devices.isKnown(device, account));
    const who = digest(knownDevice ? `device ${device}` : `${account} ${networkOf(address)}`);
    const suspect = !knownDevice && (await this.network.admit(address));
    return (await this.gate.admit(who, captcha, suspect)) ? { who } : null;
  }

  /** Forgets the tries, after the right password. */
  async pass({ who }: Admission): Promise<void> {
    await this.gate.forget(who);
  }

  /** Counts a failure of the network, whatever its reason. */
  async failed({ address }: Pick<Attempt, 'address'>): Promise<void> {
    await this.network.failed(address);
  }
}

const accountOf = ({ tenantId, username }: Attempt): string => `${tenantId}/${username}`;
/**
 * The hash of a text: neither names, which may be passwords typed into the wrong field, nor device tokens are stored in
 * Redis.
 */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
