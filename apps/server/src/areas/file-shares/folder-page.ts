import { html, Html } from '../../platform/http/html.ts'
import type { Shared } from './outsiders.service.ts'
import { dayIn, isShownByBrowsers, sizeIn } from './share-formats.ts'
import { frame, keyField, pageAt, type TenantLook } from './share-page.ts'
import { pageTexts } from './share.texts.ts'
import type { SharedEntry, SharedFolder } from './shared-items.ts'

/** A folder as an outsider walks through it: one form, a button for each file, the whole as one archive. */
export function folderPage(
  look: TenantLook,
  { item: folder, sharedBy, expiresAt }: Shared & { item: SharedFolder },
  key: string,
): string {
  const { language, tenant } = look
  const texts = pageTexts[language]
  return frame(
    look,
    folder.name,
    html`${wayTo(folder, look, key)}
      <h1>${folder.name}</h1>
      <p>${texts.sharesFolder(sharedBy, tenant.name)}</p>
      <p class="quiet">
        ${texts.files(folder.fileCount)} · ${sizeIn(language, folder.size)} ·
        ${texts.until(dayIn(language, expiresAt, 'long'))}
      </p>
      <form method="post" class="folder">
        ${keyField(key)}
        ${
          folder.canArchive
            ? html`<button type="submit" name="get" value="zip:${folder.id}" class="whole">
                ${texts.archive}
              </button>`
            : ''
        }
        ${folder.fileCount > 0 && !folder.canArchive ? html`<p class="quiet">${texts.tooManyFiles}</p>` : ''}
        ${
          folder.entries.length > 0
            ? html`<ul class="entries" role="list" aria-label="${texts.content(folder.name)}">
                ${folder.entries.map((entry) => entryRow(entry, look, key))}
              </ul>`
            : html`<p class="empty">${texts.empty}</p>`
        }
      </form>
      ${pages(folder, look, key)}`,
  )
}

/** From the given folder down to the one above this. */
function wayTo({ way, name }: SharedFolder, { language }: TenantLook, key: string) {
  if (way.length === 0) return ''
  return html`<nav aria-label="${pageTexts[language].way}">
    <ol class="way">
      ${way.map((step) => html`<li><a href="${pageAt(key, step.id)}">${step.name}</a></li>`)}
      <li aria-current="page">${name}</li>
    </ol>
  </nav>`
}

function entryRow(entry: SharedEntry, { language }: TenantLook, key: string) {
  const texts = pageTexts[language]
  const { id, name } = entry
  const day = dayIn(language, entry.modifiedAt, 'short')
  if (entry.kind === 'folder') {
    return html`<li>
      <span class="mark">${folderIcon}</span>
      <a class="name" href="${pageAt(key, id)}">${name}</a>
      <span class="size">${texts.entries(entry.entryCount)}</span>
      <span class="day">${day}</span>
    </li>`
  }
  const look = isShownByBrowsers(entry.type)
    ? actionButton(`inline:${id}`, texts.lookAt(name), eyeIcon, true)
    : ''
  return html`<li>
    <span class="mark"
      >${
        entry.pictureUrl
          ? html`<img src="${entry.pictureUrl}" alt="" width="44" height="44" loading="lazy" />`
          : fileIcon
      }</span
    >
    <span class="name">${name}</span>
    <span class="size">${sizeIn(language, entry.size)}</span>
    <span class="day">${day}</span>
    <span class="row-ways"
      >${look}${actionButton(`attachment:${id}`, texts.downloadOf(name), downloadIcon)}</span
    >
  </li>`
}

/** What is only looked at opens beside the list, so that nobody loses their place. */
const actionButton = (get: string, label: string, icon: Html, isBeside = false) =>
  html`<button
    type="submit"
    name="get"
    value="${get}"
    class="icon-button"
    aria-label="${label}"
    title="${label}"
    ${isBeside ? html` formtarget="_blank"` : ''}
  >
    ${icon}
  </button>`

function pages({ id, page, pageCount }: SharedFolder, { language }: TenantLook, key: string) {
  if (pageCount === 1) return ''
  const texts = pageTexts[language]
  return html`<nav class="pages" aria-label="${texts.pages}">
    ${page > 1 ? html`<a href="${pageAt(key, id, page - 1)}" rel="prev">${texts.before}</a>` : ''}
    <span>${texts.page(page, pageCount)}</span>
    ${
      page < pageCount
        ? html`<a href="${pageAt(key, id, page + 1)}" rel="next">${texts.after}</a>`
        : ''
    }
  </nav>`
}

const icon = (paths: string) =>
  new Html(
    `<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${paths}</svg>`,
  )

// Lucide's, as in the portal.
const folderIcon = icon(
  '<path d="M20 20a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-7.9a2 2 0 0 1-1.69-.9L9.6 3.9A2 2 0 0 0 7.93 3H4a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2Z"/>',
)
const fileIcon = icon(
  '<path d="M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7Z"/><path d="M14 2v4a2 2 0 0 0 2 2h4"/>',
)
const eyeIcon = icon(
  '<path d="M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0"/><circle cx="12" cy="12" r="3"/>',
)
const downloadIcon = icon(
  '<path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"/><path d="m7 10 5 5 5-5"/><path d="M12 15V3"/>',
)
