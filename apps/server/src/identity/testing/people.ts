import type { Database } from '../../platform/database/database.types.ts'
import { createAccount } from '../accounts/accounts.ts'
import type { NewAccount } from '../accounts/accounts.ts'
import { createPasswords, publicPasswordCost } from '../passwords/passwords.ts'

export const password = 'ein gutes Kennwort'
const hash = createPasswords(publicPasswordCost).hash(password)

/** Adds an account; all of them have the same password. */
export async function addPerson(
  database: Database,
  login: string,
  more: Partial<NewAccount> = {},
): Promise<string> {
  const subject = more.subject ?? `subject-of-${login}`
  const [first, last] = login.split('.')
  const account: NewAccount = {
    login,
    subject,
    firstName: first!,
    lastName: last ?? 'Muster',
    email: `${login}@alpenquell.example`,
    roles: ['CLIENT'],
    passwordHash: await hash,
    ...more,
  }
  await database.system((tx) => createAccount(tx, account))
  return subject
}
