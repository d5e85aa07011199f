import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../accounts/accounts.ts'
import { createDeviceCookie } from '../sign-in/device-cookie.ts'
import type { Identity } from '../types.ts'

/**
 * Devices in which an account's second factor was right before: wrong codes from elsewhere do not shut them out.
 * Those that only the password was right in do not count: whoever tries codes knows it, and would be a new device
 * each time.
 */
export function createFactorDevices({ config, devices }: Pick<Identity, 'config' | 'devices'>) {
  const cookie = createDeviceCookie(config, 'second-factor')
  const keyOf = ({ subject }: Pick<Account, 'subject'>) => `second factor of ${subject}`
  const findId = (request: FastifyRequest, account: Account) =>
    devices.findId(cookie.read(request), keyOf(account))
  return {
    /** The id of a known device; undefined: it is not one. */
    findId,
    /** Remembers a device after its second factor was right. */
    remember: (request: FastifyRequest, reply: FastifyReply, account: Account) =>
      cookie.set(reply, devices.issueToken(keyOf(account), findId(request, account))),
  }
}
