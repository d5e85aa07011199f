import { html } from '../../platform/http/html.ts'
import { emailTexts } from './email-texts.ts'
import { failureNote, fields, type FormFrame } from './fields.ts'
import type { Look } from './look.ts'
import { page } from './page.ts'
import { texts } from './texts.ts'

/** The page on which a person asks for another e-mail address. */
export function changeEmailPage(look: Look, form: FormFrame & { login: string; email: string }) {
  const text = texts[look.language]
  const { change: own } = emailTexts[look.language]
  const { action, otherLanguageUrl, login, email } = form
  return page(look, {
    title: own.title,
    otherLanguageUrl,
    formId: 'entries',
    body: html`<h1>${own.title}</h1>
      <p class="subtitle">${own.hint}</p>
      ${failureNote(form)}
      <form id="entries" method="post" action="${action}" novalidate>
        ${fields(form, login ? 'current' : 'login', [
          { name: 'login', label: text.loginOrEmail, value: login, autocomplete: 'username' },
          {
            name: 'current',
            label: text.password,
            type: 'password',
            autocomplete: 'current-password',
          },
          { name: 'email', label: own.email, type: 'email', value: email, autocomplete: 'email' },
        ])}
        <button type="submit" class="primary">${own.submit}</button>
      </form>`,
  })
}

/** The page behind the link in the new mailbox: opening it changes nothing, since mail programs open links, too. */
export function confirmEmailPage(
  look: Look,
  form: FormFrame & { login: string; email: string; isLogin: boolean },
) {
  const { confirm: own } = emailTexts[look.language]
  const { action, otherLanguageUrl, login, email, isLogin } = form
  return page(look, {
    title: own.title,
    otherLanguageUrl,
    body: html`<h1>${own.title}</h1>
      <p class="subtitle">${own.hint(email, login)}${isLogin && ` ${own.loginHint}`}</p>
      <form method="post" action="${action}">
        <button type="submit" class="primary">${own.submit}</button>
      </form>`,
  })
}
