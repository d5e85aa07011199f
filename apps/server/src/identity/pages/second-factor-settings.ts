import { momentText } from '../../platform/berlin-time.ts'
import { html, type Html } from '../../platform/http/html.ts'
import type { Factors } from '../second-factor/factors.ts'
import { hasFactor } from '../second-factor/factors.ts'
import type { Passkey } from '../second-factor/passkeys.ts'
import { failureNote, fields, statusNote } from './fields.ts'
import type { FormFrame } from './fields.ts'
import type { Look } from './look.ts'
import { page } from './page.ts'
import { passkeyForm } from './passkey-form.ts'
import { secondFactorTexts } from './second-factor-texts.ts'
import { texts } from './texts.ts'

interface ConfirmPage extends FormFrame {
  login: string
  hasFactor: boolean
  passkeyOptions: string | undefined
}

/** Asks who is there once more, before anything about sign-in is changed (ASVS 7.5.1). */
export function confirmPage(look: Look, form: ConfirmPage): string {
  const { settings } = secondFactorTexts[look.language]
  const { action, otherLanguageUrl, login, passkeyOptions } = form
  return page(look, {
    title: settings.title,
    otherLanguageUrl,
    hasPasskeys: Boolean(passkeyOptions),
    body: html`<h1>${settings.title}</h1>
      <p class="subtitle">${settings.confirmHint}</p>
      ${failureNote(form)}
      ${passkeyForm(look, { action, options: passkeyOptions, label: settings.confirmPasskey })}
      <form method="post" action="${action}" novalidate>
        <input type="hidden" name="login" autocomplete="username" value="${login}" />
        ${fields(form, 'password', [
          {
            name: 'password',
            label: texts[look.language].password,
            type: 'password',
            autocomplete: 'current-password',
          },
          ...(form.hasFactor
            ? [{ name: 'code', label: settings.codeOrRecovery, autocomplete: 'one-time-code' }]
            : []),
        ])}
        <button type="submit" class="primary">${settings.confirm}</button>
      </form>`,
  })
}

interface FactorsPage extends FormFrame {
  factors: Factors
  newPasskey: { options: string | undefined; name: string }
  portalUrl: string
  /** Where each thing is done: this path with a word after it. */
  path: string
  /** What was done just now. */
  done?: FactorAct | undefined
}

/** What ends on this page, which says so. */
export type FactorAct = keyof (typeof secondFactorTexts)['en']['settings']['done']

/** What an account has besides its password, and what can be done about it. */
export function factorsPage(look: Look, form: FactorsPage): string {
  const { language } = look
  const { settings, passkey: own } = secondFactorTexts[language]
  const { otherLanguageUrl, factors, newPasskey, path, portalUrl, done } = form
  const isOn = hasFactor(factors)
  const to = (act: string) => `${path}/${act}?language=${language}`
  const day = (date: Date) => momentText(language, date, { dateStyle: 'medium' })
  const row = ({ id, name, createdAt, lastUsedAt }: Passkey) =>
    html`<li>
      <span class="name">${name}</span>
      <span class="hint"
        >${settings.added(day(createdAt))}${lastUsedAt ? html`, ${settings.used(day(lastUsedAt))}` : ''}</span
      >
      ${removal(look, { action: to('passkeys/remove'), name, id })}
    </li>`
  return page(look, {
    title: settings.title,
    otherLanguageUrl,
    hasPasskeys: Boolean(newPasskey.options),
    body: html`<h1>${settings.title}</h1>
      <p class="subtitle">${isOn ? settings.on : settings.off}</p>
      ${statusNote(done && settings.done[done])} ${failureNote(form)}
      ${
        (newPasskey.options || factors.passkeys.length > 0) &&
        html`<section class="factor">
          <h2>${settings.passkeys}</h2>
          ${
            factors.passkeys.length > 0
              ? html`<ul class="passkeys">
                  ${factors.passkeys.map(row)}
                </ul>`
              : html`<p class="explained">${settings.passkeysOff}</p>`
          }
          ${passkeyForm(look, {
            action: to('passkeys'),
            options: newPasskey.options,
            label: own.add,
            newName: newPasskey.name,
          })}
        </section>`
      }
      <section class="factor">
        <h2>${settings.app}</h2>
        <p class="explained">${factors.hasApp ? settings.appOn : settings.appOff}</p>
        ${
          factors.hasApp
            ? removal(look, { action: to('app/remove'), name: settings.app })
            : html`<p><a class="secondary" href="${to('app')}">${settings.appAdd}</a></p>`
        }
      </section>
      ${
        isOn &&
        html`<section class="factor">
          <h2>${settings.recovery}</h2>
          <p class="explained">${settings.left(factors.codesLeft)} ${settings.renewHint}</p>
          <form method="post" action="${to('recovery-codes')}">
            <button type="submit" class="secondary">${settings.renew}</button>
          </form>
        </section>`
      }
      <p class="aside"><a href="${portalUrl}">${settings.toPortal}</a></p>`,
  })
}

/** Asks once more, without a script: the button that removes comes out at the first press. */
function removal(
  { language }: Look,
  { action, name, id }: { action: string; name: string; id?: string },
): Html {
  const { settings } = secondFactorTexts[language]
  return html`<details class="removal">
    <summary aria-label="${settings.removeNamed(name)}">${settings.remove}</summary>
    <form method="post" action="${action}">
      ${id && html`<input type="hidden" name="id" value="${id}" />`}
      <button type="submit" class="secondary bad">${settings.reallyRemove}</button>
    </form>
  </details>`
}
