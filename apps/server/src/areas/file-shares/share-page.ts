import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultBases } from '@atrium/api-client/contract'
import { fontFaces } from '../../platform/http/fonts.ts'
import { html, type Html } from '../../platform/http/html.ts'
import { plainPage, type PlainLook } from '../../platform/http/plain-page.ts'
import type { Shared, SharingTenant, Unlocked } from './outsiders.service.ts'
import { dayIn, isShownByBrowsers, sizeIn } from './share-formats.ts'
import { sharePath } from './share-rules.ts'
import { pageTexts } from './share.texts.ts'
import type { SharedFile } from './shared-items.ts'

const css = fontFaces + readFileSync(join(import.meta.dirname, 'share.css'), 'utf8')

/** How a page looks, and whose it is; Atrium's own where nobody's. */
export interface ShareLook extends PlainLook {
  tenant?: Pick<SharingTenant, 'name' | 'logoUrl'>
}

/** Of a page that only whoever has a link that works gets to see. */
export type TenantLook = ShareLook & Required<Pick<ShareLook, 'tenant'>>

/** Pixels: twice what is shown, for sharp screens. */
const logoWidth = 400

/** What all pages of links have around them. */
export const frame = (look: ShareLook, title: string, body: Html) =>
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

/** What a form gives back, so that the answer knows which link it is about. */
export const keyField = (key: string) => html`<input type="hidden" name="key" value="${key}" />`

/** Where a link leads, and with an id where a folder inside of it is. */
export const pageAt = (key: string, id?: number, page = 1) =>
  `${sharePath}?${new URLSearchParams({
    key,
    ...(id !== undefined && { in: String(id) }),
    ...(page > 1 && { page: String(page) }),
  })}`

/** A file as an outsider gets it: what it is, from whom, until when. No script. */
export function sharePage(
  look: TenantLook,
  { item: file, sharedBy, expiresAt }: Shared & { item: SharedFile },
  key: string,
): string {
  const { language, tenant } = look
  const texts = pageTexts[language]
  return frame(
    look,
    file.name,
    html`${
        file.pictureUrl
          ? html`<img class="picture" src="${file.pictureUrl}" alt="${texts.picture(file.name)}" />`
          : ''
      }
      <h1>${file.name}</h1>
      <p>${texts.sharesFile(sharedBy, tenant.name)}</p>
      <p class="quiet">
        ${sizeIn(language, file.size)} · ${texts.until(dayIn(language, expiresAt, 'long'))}
      </p>
      <form method="post" class="ways">
        ${keyField(key)}
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

/** Asks for the password of a link, again where the last one did not open it. */
export function passwordPage(
  look: ShareLook,
  key: string,
  refused?: Exclude<Unlocked, { outcome: 'open' }>,
): string {
  const texts = pageTexts[look.language]
  const failure =
    refused && (refused.outcome === 'closed' ? texts.tooMany(refused.minutes) : texts.wrong)
  return frame(
    look,
    texts.locked,
    html`<h1>${texts.locked}</h1>
      <p>${texts.lockedHint}</p>
      ${failure ? html`<p class="failure" id="failure" role="alert">${failure}</p>` : ''}
      <form method="post">
        ${keyField(key)}
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

/** The link works, but what was asked for inside of it is not there, or not there any more. */
export function gonePage(look: ShareLook, { name }: Pick<Shared, 'name'>, key: string): string {
  const texts = pageTexts[look.language]
  return frame(
    look,
    texts.gone,
    html`<h1>${texts.gone}</h1>
      <p>${texts.goneHint}</p>
      <p><a href="${pageAt(key)}">${texts.back(name)}</a></p>`,
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
