import { hasAnyRole, type Access } from '../users/index.ts'

/** Which entries of their tenant's log somebody may read, by how their actions begin. */
export type ReadableAudit =
  | { kind: 'all' }
  | { kind: 'only'; prefixes: readonly string[] }
  | { kind: 'except'; prefixes: readonly string[] }
  | { kind: 'nothing' }

/** Acts at people's own accounts: when and from where somebody signed in is personal data. */
const accountActs = [
  'sign-in.',
  'session.',
  'sessions.',
  'user.password-',
  'user.email-',
  'user.sign-in-',
]
const approvalActs = ['approval.']

/**
 * What somebody may read of their tenant's audit log (A5): administrators all of it, the rest of the
 * agency's staff all but what people did at their own accounts, clients what was said to approvals,
 * everybody else nothing.
 */
export function readableAudit({ roles }: Pick<Access, 'roles'>): ReadableAudit {
  if (hasAnyRole(roles, ['ADMINISTRATOR'])) return { kind: 'all' }
  if (hasAnyRole(roles, ['SUPERVISOR', 'CLIENTSERVICE'])) {
    return { kind: 'except', prefixes: accountActs }
  }
  return hasAnyRole(roles, ['CLIENT_LEAD', 'CLIENT'])
    ? { kind: 'only', prefixes: approvalActs }
    : { kind: 'nothing' }
}

/** Whether an action is among what somebody may read. */
export function isReadable(readable: ReadableAudit, action: string): boolean {
  if (readable.kind === 'all' || readable.kind === 'nothing') return readable.kind === 'all'
  const begins = readable.prefixes.some((prefix) => action.startsWith(prefix))
  return begins === (readable.kind === 'only')
}
