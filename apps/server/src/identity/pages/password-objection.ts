import {
  findPasswordFault,
  maxPasswordLength,
  minPasswordLength,
  type PasswordContext,
} from '../passwords/password-rules.ts'
import type { Look } from './look.ts'
import { texts } from './texts.ts'

/** Finds what speaks against a password that somebody chose, as a sentence for the field. */
export async function findPasswordObjection(
  look: Look,
  password: string,
  context: PasswordContext,
): Promise<string | undefined> {
  const fault = await findPasswordFault(password, context)
  if (!fault) return undefined
  const { failures } = texts[look.language]
  if (fault === 'short') return failures.short(minPasswordLength)
  if (fault === 'long') return failures.long(maxPasswordLength)
  return failures[fault]
}
