import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, type Html } from '../../platform/http/html.ts'
import { plainPage, type PlainLook } from '../../platform/http/plain-page.ts'
import type { SharedFile } from './file-shares.service.ts'
import { pageTexts } from './share.texts.ts'

const css = readFileSync(join(import.meta.dirname, 'share.css'), 'utf8')

/** What a form gives back, so that the next page knows which link it is about. */
interface Kept {
  key: string
  pass?: string | undefined
}

const frame = (look: PlainLook, title: string, body: Html) =>
  plainPage(look, {
    title: `${title} · Atrium`,
    css,
    body: html`<p class="word">Atrium</p>
      ${body}`,
  })

const hidden = ({ key, pass }: Kept) =>
  html`<input type="hidden" name="key" value="${key}" />${
      pass ? html`<input type="hidden" name="pass" value="${pass}" />` : ''
    }`

/** A file as an outsider gets it: what it is, from whom, until when. No script. */
export function sharePage(look: PlainLook, file: SharedFile, kept: Kept): string {
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
      <p>${texts.sharedBy(file.sharedBy, file.tenant)}</p>
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
export function passwordPage(look: PlainLook, kept: Kept, failure?: 'wrong' | 'tooMany'): string {
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
