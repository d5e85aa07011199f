import { icon } from './fields.ts'
import { Html, html } from '../../platform/http/html.ts'
import type { Look } from './look.ts'
import { page } from './page.ts'
import { texts } from './texts.ts'

/** One sentence and one way on. */
export function messagePage(
  look: Look,
  message: { title: string; text: string; code?: string; isGood?: boolean; way?: Way },
): string {
  const { title, text, code, isGood, way } = message
  return page(look, {
    title,
    body: html`<div class="sign ${isGood ? 'good' : 'bad'}">
        ${icon(isGood ? 'check' : 'alert')}
      </div>
      <h1>${title}</h1>
      <p class="message">${text}</p>
      ${code && html`<p class="code"><code>${code}</code></p>`}
      ${way && html`<p class="way"><a class="primary" href="${way.url}">${way.label}</a></p>`}`,
  })
}

interface Way {
  url: string
  label: string
}

/** What the provider refuses to do. An expired sign-in is no error: it only has to begin again. */
export function errorPage(look: Look, { portalUrl, code }: { portalUrl: string; code: string }) {
  const { error } = texts[look.language]
  const isExpired = code === 'session_not_found'
  return messagePage(look, {
    title: isExpired ? error.expiredTitle : error.title,
    text: isExpired ? error.expired : error.text,
    code: isExpired ? undefined : code,
    way: { url: portalUrl, label: error.toPortal },
  })
}

/** Asks before it signs out: somebody else may have sent the person here. */
export function signOutPage(look: Look, providersForm: string): string {
  const { signOut } = texts[look.language]
  return page(look, {
    title: signOut.title,
    body: html`<h1>${signOut.title}</h1>
      <p class="subtitle">${signOut.hint}</p>
      ${new Html(providersForm)}
      <button type="submit" class="primary" form="op.logoutForm" name="logout" value="yes">
        ${signOut.submit}
      </button>`,
  })
}
