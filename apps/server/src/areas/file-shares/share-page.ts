import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultBases } from '@atrium/api-client/contract'
import { html, type Html } from '../../platform/http/html.ts'
import { plainPage, type PlainLook } from '../../platform/http/plain-page.ts'
import type { SharedFile, SharingTenant } from './file-shares.service.ts'
import { pageTexts } from './share.texts.ts'

const css = readFileSync(join(import.meta.dirname, 'share.css'), 'utf8')

/** What a form gives back, so that the next page knows which link it is about. */
interface Kept {
  key: string
  pass?: string | undefined
}

/** How a page looks, and whose it is; Atrium's own where nobody's. */
export interface ShareLook extends PlainLook {
  tenant?: Pick<SharingTenant, 'name' | 'logoUrl'>
}

/** Pixels: twice what is shown, for sharp screens. */
const logoWidth = 400

const frame = (look: ShareLook, title: string, body: Html) =>
  plainPage(look, {
    title: `${title} · ${look.tenant?.name ?? 'Atrium'}`,
    css,
    body: html`${brand(look.tenant)} ${body}`,
  })

const brand = (tenant: ShareLook['tenant']) =>
  tenant?.logoUrl
    ? html`<img class="logo" src="${logoAt(tenant.logoUrl)}" alt="${tenant.name}" />`
    : html`<p class="word">${tenant?.name ?? 'Atrium'}</p>`

/** Pictures of ours come small. */
const logoAt = (url: string) =>
  url.startsWith(`${defaultBases.images}/`) ? `${url.split('?')[0]}?w=${logoWidth}` : url

const hidden = ({ key, pass }: Kept) =>
  html`<input type="hidden" name="key" value="${key}" />${
      pass ? html`<input type="hidden" name="pass" value="${pass}" />` : ''
    }`

/** A file as an outsider gets it: what it is, from whom, until when. No script. */
export function sharePage(
  look: ShareLook & Required<Pick<ShareLook, 'tenant'>>,
  file: SharedFile,
  kept: Kept,
): string {
  const texts = pageTexts[look.language]
  const locale = look.language === 'de' ? 'de-DE' : 'en-GB'
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' })
  return frame(
    look,
    file.name,
    html`${
        file.pictureUrl
          ? html`<img class="picture" src="${file.pictureUrl}" alt="${texts.picture(file.name)}" />`
          : ''
      }
      <h1>${file.name}</h1>
      <p>${texts.sharedBy(file.sharedBy, look.tenant.name)}</p>
      <p class="quiet">
        ${sizeOf(file.size, locale)} · ${texts.until(until.format(file.expiresAt))}
      </p>
      <form method="post" class="ways">
        ${hidden(kept)}
        <button type="submit" name="get" value="attachment">${texts.download}</button>
        ${
          isShownByBrowsers(file.type)
            ? html`<button type="submit" name="get" value="inline" class="quiet-button">
                ${texts.look}
              </button>`
            : ''
        }
      </form>`,
  )
}

/** Asks for the password of a link. */
export function passwordPage(look: ShareLook, kept: Kept, failure?: 'wrong' | 'tooMany'): string {
  const texts = pageTexts[look.language]
  return frame(
    look,
    texts.locked,
    html`<h1>${texts.locked}</h1>
      <p>${texts.lockedHint}</p>
      ${failure ? html`<p class="failure" id="failure" role="alert">${texts[failure]}</p>` : ''}
      <form method="post">
        ${hidden(kept)}
        <label
          >${texts.password}<input
            name="password"
            type="password"
            autocomplete="off"
            required
            maxlength="200"
            ${failure ? html` aria-describedby="failure" aria-invalid="true"` : ''}
            autofocus
        /></label>
        <button type="submit">${texts.submit}</button>
      </form>`,
  )
}

/** The link is none, or none any more. */
export function overPage(look: PlainLook): string {
  const texts = pageTexts[look.language]
  return frame(
    look,
    texts.over,
    html`<h1>${texts.over}</h1>
      <p>${texts.overHint}</p>`,
  )
}

const isShownByBrowsers = (type: string) =>
  /^(image\/(png|jpeg|gif|webp|avif)|application\/pdf|video\/mp4|audio\/(mpeg|mp4)|text\/plain)\b/.test(
    type,
  )

const units = ['Bytes', 'KB', 'MB', 'GB']

/** As the portal says sizes: `37 KB`. */
function sizeOf(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: step > 1 ? 1 : 0 })
  return `${digits.format(bytes / 1_024 ** step)} ${units[step]}`
}
