import type { Account } from '../accounts/accounts.ts'
import { minPasswordLength } from '../passwords/password-rules.ts'
import { failureNote, fields, icon } from './fields.ts'
import type { FormFrame } from './fields.ts'
import { html } from '../../platform/http/html.ts'
import type { Look } from './look.ts'
import { page } from './page.ts'
import { passkeyForm } from './passkey-form.ts'
import { secondFactorTexts } from './second-factor-texts.ts'
import { texts } from './texts.ts'

const shownAtOnce = 4

export interface SignInForm extends FormFrame {
  changePasswordUrl: string
  forgottenPasswordUrl: string
  /** What the browser needs for passkeys; undefined: this portal has none. */
  passkeyOptions: string | undefined
  personas: readonly Account[]
  login: string
}

/** The sign-in page; with a row for each person where this is a demo. */
export function signInPage(look: Look, form: SignInForm): string {
  const text = texts[look.language]
  const { action, personas, login, otherLanguageUrl } = form
  const subtitle = personas.length ? `Brückner Vahl Media · ${text.portal}` : text.portal
  const [first, more] = [personas.slice(0, shownAtOnce), personas.slice(shownAtOnce)]
  const row = ({ login, firstName, lastName, persona }: Account, index: number) =>
    html`<li>
      <button name="persona" value="${login}" class="person">
        <span class="avatar tone-${index % 6}" aria-hidden="true"
          >${initialsOf(firstName, lastName)}</span
        >
        <span class="who"
          ><span class="name">${firstName} ${lastName}</span>
          <span class="role">${persona!.title[look.language]}, ${persona!.company}</span></span
        >${icon('arrow')}
      </button>
    </li>`
  return page(look, {
    title: text.signIn.title,
    otherLanguageUrl,
    formId: 'entries',
    hasPasskeys: Boolean(form.passkeyOptions),
    body: html`<h1>${text.signIn.title}</h1>
      <p class="subtitle">${subtitle}</p>
      ${failureNote(form)}
      <form id="entries" method="post" action="${action}" novalidate>
        ${fields(form, login ? 'password' : 'login', [
          {
            name: 'login',
            label: text.loginOrEmail,
            value: login,
            autocomplete: form.passkeyOptions ? 'username webauthn' : 'username',
          },
          {
            name: 'password',
            label: text.password,
            type: 'password',
            autocomplete: 'current-password',
          },
        ])}
        <button type="submit" class="primary">${text.signIn.submit}</button>
      </form>
      ${passkeyForm(look, {
        action,
        options: form.passkeyOptions,
        label: secondFactorTexts[look.language].passkey.signIn,
        hasAutofill: true,
      })}
      <p class="aside">
        <a href="${form.forgottenPasswordUrl}">${text.signIn.forgotten}</a>
        <a href="${form.changePasswordUrl}">${text.signIn.changePassword}</a>
      </p>
      ${
        personas.length > 0 &&
        html`<section class="people" aria-labelledby="people">
          <h2 id="people">${text.signIn.personas}</h2>
          <form method="post" action="${action}">
            <ul>
              ${first.map(row)}
            </ul>
            ${
              more.length > 0 &&
              html`<details>
                <summary>${text.signIn.morePersonas(more.length)}${icon('chevron')}</summary>
                <ul>
                  ${more.map((person, index) => row(person, index + shownAtOnce))}
                </ul>
              </details>`
            }
          </form>
        </section>`
      }`,
  })
}

export interface ChangePasswordForm extends FormFrame {
  login: string
}

/** The page on which a person changes the password (AUTH-18). */
export function changePasswordPage(look: Look, form: ChangePasswordForm): string {
  const text = texts[look.language]
  const { action, otherLanguageUrl, login } = form
  const own = text.changePassword
  return page(look, {
    title: own.title,
    otherLanguageUrl,
    body: html`<h1>${own.title}</h1>
      <p class="subtitle">${own.hint}</p>
      ${failureNote(form)}
      <form method="post" action="${action}" novalidate>
        ${fields(form, login ? 'current' : 'login', [
          { name: 'login', label: text.loginOrEmail, value: login, autocomplete: 'username' },
          {
            name: 'current',
            label: own.current,
            type: 'password',
            autocomplete: 'current-password',
          },
          {
            name: 'next',
            label: own.next,
            type: 'password',
            autocomplete: 'new-password',
            hint: own.nextHint(minPasswordLength),
          },
          { name: 'repeat', label: own.repeat, type: 'password', autocomplete: 'new-password' },
        ])}
        <button type="submit" class="primary">${own.submit}</button>
      </form>`,
  })
}

/** The page on which a person asks for a link for a new password. */
export function forgottenPasswordPage(
  look: Look,
  form: FormFrame & { name: string; portalUrl: string },
): string {
  const text = texts[look.language]
  const { action, otherLanguageUrl, name, portalUrl } = form
  const { forgotten: own } = text
  return page(look, {
    title: own.title,
    otherLanguageUrl,
    body: html`<h1>${own.title}</h1>
      <p class="subtitle">${own.hint}</p>
      ${failureNote(form)}
      <form method="post" action="${action}" novalidate>
        ${fields(form, 'login', [
          { name: 'login', label: text.loginOrEmail, value: name, autocomplete: 'username' },
        ])}
        <button type="submit" class="primary">${own.submit}</button>
      </form>
      <p class="aside"><a href="${portalUrl}">${own.back}</a></p>`,
  })
}

/** The page behind such a link. */
export function newPasswordPage(look: Look, form: FormFrame & { login: string }): string {
  const text = texts[look.language]
  const { action, otherLanguageUrl, login } = form
  const { newPassword: own, changePassword } = text
  return page(look, {
    title: own.title,
    otherLanguageUrl,
    body: html`<h1>${own.title}</h1>
      <p class="subtitle">${own.hint(login)}</p>
      ${failureNote(form)}
      <form method="post" action="${action}" novalidate>
        <input type="hidden" name="login" autocomplete="username" value="${login}" />
        ${fields(form, 'next', [
          {
            name: 'next',
            label: changePassword.next,
            type: 'password',
            autocomplete: 'new-password',
            hint: changePassword.nextHint(minPasswordLength),
          },
          {
            name: 'repeat',
            label: changePassword.repeat,
            type: 'password',
            autocomplete: 'new-password',
          },
        ])}
        <button type="submit" class="primary">${own.submit}</button>
      </form>`,
  })
}

function initialsOf(firstName: string, lastName: string): string {
  // A title or a particle is no initial: Dr. Henning Vahl is HV, Friederike von Hohenstein FH.
  const words = `${firstName} ${lastName}`.split(/[\s-]+/)
  const names = words.filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith('.'))
  const [first, second] = names.length > 1 ? names : words
  return [first, second].map((word) => [...(word ?? '')][0] ?? '').join('')
}
