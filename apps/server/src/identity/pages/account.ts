import { failureNote, fields } from './fields.ts'
import type { Failure, FormFrame } from './fields.ts'
import { minPasswordLength } from '../passwords/password-rules.ts'
import { html } from '../../platform/http/html.ts'
import type { Look } from './look.ts'
import { page } from './page.ts'
import { findPasswordObjection } from './password-objection.ts'
import { texts } from './texts.ts'

/** What somebody typed, or what is known before. */
export type AccountFields = Partial<
  Record<'firstName' | 'lastName' | 'email' | 'login' | 'password', string>
>

export interface AccountForm extends FormFrame {
  title: string
  hint: string
  submit: string
  values: AccountFields
  /** False where the address is already known, because the link was sent to it. */
  asksForEmail: boolean
}

/** The page on which a person makes an account for themselves. */
export function accountPage(look: Look, form: AccountForm): string {
  const text = texts[look.language]
  const { title, hint, submit, action, otherLanguageUrl, values, asksForEmail } = form
  const { firstName = '', lastName = '', email = '', login = '' } = values
  const { account } = text
  return page(look, {
    title,
    otherLanguageUrl,
    body: html`<h1>${title}</h1>
      <p class="subtitle">${hint}</p>
      ${failureNote(form)}
      <form method="post" action="${action}" novalidate>
        ${fields(form, firstName ? 'password' : 'firstName', [
          {
            name: 'firstName',
            label: account.firstName,
            value: firstName,
            autocomplete: 'given-name',
          },
          {
            name: 'lastName',
            label: account.lastName,
            value: lastName,
            autocomplete: 'family-name',
          },
          ...(asksForEmail
            ? [
                {
                  name: 'email',
                  label: account.email,
                  value: email,
                  type: 'email' as const,
                  autocomplete: 'email',
                },
              ]
            : []),
          { name: 'login', label: text.login, value: login, autocomplete: 'username' },
          {
            name: 'password',
            label: text.password,
            type: 'password',
            autocomplete: 'new-password',
            hint: text.changePassword.nextHint(minPasswordLength),
          },
        ])}
        <button type="submit" class="primary">${submit}</button>
      </form>`,
  })
}

/**
 * What speaks against the form as somebody filled it in. `email`: the address that is known already; absent:
 * the form asks for it.
 */
export async function objectionToAccount(
  look: Look,
  form: AccountFields,
  { email: knownEmail, portalUrl }: { email?: string; portalUrl: string },
): Promise<Failure | undefined> {
  const { failures } = texts[look.language]
  const asksForEmail = knownEmail === undefined
  const asked = ['firstName', 'lastName', 'email', 'login', 'password'] as const
  const empty = asked.find((name) => (name !== 'email' || asksForEmail) && !form[name]?.trim())
  if (empty) return { field: empty, text: failures.name }
  const login = form.login!.trim()
  const email = knownEmail ?? form.email!.trim()
  if (!/^\S{1,200}$/.test(login)) return { field: 'login', text: failures.login }
  // People sign in with their address, too: nobody takes that of somebody else as a login.
  if (login.includes('@') && login.toLowerCase() !== email.toLowerCase())
    return { field: 'login', text: failures.loginAddress }
  if (asksForEmail && !/^[^\s@]+@[^\s@]+$/.test(email))
    return { field: 'email', text: failures.email }
  const text = await findPasswordObjection(look, form.password!, {
    owner: { ...form, email },
    portalUrl,
    differsFrom: [login],
  })
  return text ? { field: 'password', text } : undefined
}
