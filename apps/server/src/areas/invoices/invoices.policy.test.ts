import { expect, test } from 'vitest'
import type { Role } from '../../platform/types.ts'
import { canSeeInvoices } from './invoices.policy.ts'

test.each<[Role, boolean, boolean]>([
  ['ADMINISTRATOR', true, true],
  ['SUPERVISOR', true, true],
  ['CLIENTSERVICE', true, true],
  ['DIRECTORDER', false, false],
  ['AUTHOR', false, false],
  ['CLIENT_LEAD', true, true],
  ['CLIENT', false, true],
])(
  '%s learns what was invoiced: %s, in a group for invoices: %s (INV-06, A5)',
  (role, alone, inGroup) => {
    expect(canSeeInvoices({ roles: [role] }, { isInInvoiceGroup: false })).toBe(alone)
    expect(canSeeInvoices({ roles: [role] }, { isInInvoiceGroup: true })).toBe(inGroup)
  },
)
