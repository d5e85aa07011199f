import { renderSVG } from 'uqr'
import { Html, html } from '../../platform/http/html.ts'
import { failureNote, fields } from './fields.ts'
import type { FormFrame } from './fields.ts'
import type { Look } from './look.ts'
import { page } from './page.ts'
import { passkeyForm } from './passkey-form.ts'
import { secondFactorTexts } from './second-factor-texts.ts'

interface StepPage extends FormFrame {
  hasApp: boolean
  /** What the browser needs for an account's passkeys; undefined: it has none. */
  passkeyOptions: string | undefined
  /** A recovery code is asked for instead. */
  isRecovery: boolean
}

/** The step after the password: a code of the app, a passkey, or a recovery code. */
export function stepPage(look: Look, form: StepPage): string {
  const { step, passkey } = secondFactorTexts[look.language]
  const { action, otherLanguageUrl, hasApp, passkeyOptions, isRecovery } = form
  const asksForCode = isRecovery || hasApp
  const field = isRecovery
    ? { label: step.recoveryCode, autocomplete: 'off', hint: step.recoveryHint }
    : { label: step.code, autocomplete: 'one-time-code', isNumeric: true }
  const title = isRecovery ? step.recoveryTitle : step.title
  return page(look, {
    title,
    otherLanguageUrl,
    hasPasskeys: Boolean(passkeyOptions),
    body: html`<h1>${title}</h1>
      ${!isRecovery && html`<p class="subtitle">${hasApp ? step.hint : step.passkeyHint}</p>`}
      ${failureNote(form)}
      ${
        asksForCode &&
        html`<form method="post" action="${action}" novalidate>
          ${fields(form, 'code', [{ name: 'code', ...field }])}
          <button type="submit" class="primary">${step.submit}</button>
        </form>`
      }
      ${
        !isRecovery &&
        passkeyForm(look, {
          action,
          options: passkeyOptions,
          label: passkey.signIn,
          isPrimary: !hasApp,
        })
      }
      <p class="aside">
        ${
          isRecovery
            ? html`<a href="?language=${look.language}">${step.toCode}</a>`
            : html`<a href="?language=${look.language}&recovery">${step.toRecovery}</a>`
        }
      </p>`,
  })
}

interface SetUpPage extends FormFrame {
  /** Why it is asked for. */
  hint?: string
  app: AppPicture | undefined
  passkey: { options: string | undefined; name: string } | undefined
  /** Where it leads back; absent: nowhere. */
  backUrl?: string
}

/** What an app is set up with. */
interface AppPicture {
  secret: string
  uri: string
}

/** The page on which an app or a passkey is set up. */
export function setUpPage(look: Look, form: SetUpPage): string {
  const { setUp, passkey: own, settings } = secondFactorTexts[look.language]
  const { action, otherLanguageUrl, hint, app, passkey, backUrl } = form
  const hasPasskeys = Boolean(passkey?.options)
  // Beside its field: between them lies more than a phone shows.
  const isOfApp = form.failure?.field === 'code'
  return page(look, {
    title: setUp.title,
    otherLanguageUrl,
    hasPasskeys,
    body: html`<h1>${setUp.title}</h1>
      ${hint && html`<p class="subtitle">${hint}</p>`} ${!isOfApp && failureNote(form)}
      ${
        hasPasskeys &&
        html`<section class="factor" hidden data-needs-passkeys>
          <h2>${setUp.withPasskey}</h2>
          <p class="explained">${setUp.passkeyHint}</p>
          ${passkeyForm(look, {
            action,
            options: passkey!.options,
            label: own.add,
            newName: passkey!.name,
          })}
        </section>`
      }
      ${
        app &&
        html`<section class="factor">
          <h2>${setUp.withApp}</h2>
          <p class="explained">${setUp.appHint}</p>
          <div class="picture" role="img" aria-label="${setUp.picture}">
            ${new Html(renderSVG(app.uri, { border: 2 }))}
          </div>
          <p><a class="secondary" href="${app.uri}">${setUp.openApp}</a></p>
          <p class="explained">${setUp.secret}</p>
          <p class="secret"><code>${inGroups(app.secret)}</code></p>
          ${isOfApp && failureNote(form)}
          <form method="post" action="${action}" novalidate>
            ${fields(form, hasPasskeys ? '' : 'code', [
              { name: 'code', label: setUp.code, autocomplete: 'one-time-code', isNumeric: true },
            ])}
            <button type="submit" class="primary">${setUp.submit}</button>
          </form>
        </section>`
      }
      ${backUrl && html`<p class="aside"><a href="${backUrl}">${settings.back}</a></p>`}`,
  })
}

/** Read and typed more easily: four letters at a time. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** Recovery codes, shown this once. */
export function recoveryCodesPage(
  look: Look,
  { codes, wayOn }: { codes: readonly string[]; wayOn: string },
): string {
  const { codes: text } = secondFactorTexts[look.language]
  return page(look, {
    title: text.title,
    body: html`<h1>${text.title}</h1>
      <p class="subtitle">${text.hint}</p>
      <ol class="codes">
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ol>
      <p class="way"><a class="primary" href="${wayOn}">${text.done}</a></p>`,
  })
}
