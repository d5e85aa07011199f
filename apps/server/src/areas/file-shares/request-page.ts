import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Html, html } from '../../platform/http/html.ts'
import { requestPageTexts } from './request.texts.ts'
import type { FileRequest } from './requests.service.ts'
import { dayIn, sizeIn } from './share-formats.ts'
import { frame, pageAt, type TenantLook } from './share-page.ts'
import { receivePath } from './share-rules.ts'

const script = new Html(readFileSync(join(import.meta.dirname, 'request-page.js'), 'utf8'))

/** Characters of the name that an outsider gives. */
export const maxSenderLength = 80

/** Asks an outsider for files; shows nothing of what is in the folder (T-73). */
export function requestPage(look: TenantLook, request: FileRequest, key: string): string {
  const { language, tenant, nonce } = look
  const texts = requestPageTexts[language]
  const { title } = texts
  if (request.isFull) {
    return frame(look, title, html`<h1>${texts.full}</h1>
      <p>${texts.asks(request.askedBy, tenant.name)}</p>`) // prettier-ignore
  }
  return frame(
    look,
    title,
    html`<h1>${title}</h1>
      <p>${texts.asks(request.askedBy, tenant.name)}</p>
      ${request.message ? html`<p class="message">${request.message}</p>` : ''}
      <p class="quiet">
        ${texts.until(dayIn(language, request.expiresAt, 'long'))} ·
        ${texts.left(request.filesLeft, sizeIn(language, request.bytesLeft).replaceAll(' ', '\u00a0'))}
      </p>
      <form
        method="post"
        enctype="multipart/form-data"
        action="${receiveAt(key)}"
        data-request
        data-ready="${texts.ready}"
        data-sending="${texts.sending}"
        data-arrived="${texts.arrived}"
        data-failed="${texts.failed}"
        data-none="${texts.none}"
        data-remove="${texts.remove('{name}')}"
        data-one-arrived="${texts.allArrived(1)}"
        data-many-arrived="${texts.allArrived('{count}')}"
        data-one-failed="${texts.someFailed(1)}"
        data-many-failed="${texts.someFailed('{count}')}"
      >
        <label
          >${texts.name}<input
            name="name"
            type="text"
            autocomplete="name"
            required
            maxlength="${maxSenderLength}"
        /></label>
        <div class="drop">
          <label class="choose"
            >${texts.choose}<input name="files" type="file" multiple required
          /></label>
          <span class="quiet">${texts.drop}</span>
        </div>
        <ul class="brought" aria-label="${texts.chosen}" hidden></ul>
        <button type="submit">${texts.send}</button>
        <p role="status"></p>
      </form>
      <script nonce="${nonce}">
        ${script}
      </script>`,
  )
}

const receiveAt = (key: string) => `${receivePath}?${new URLSearchParams({ key })}`

/** What became of files where no script runs. */
export function receivedPage(
  look: TenantLook,
  key: string,
  outcome: { arrived: readonly string[] } | { refusal: string },
): string {
  const texts = requestPageTexts[look.language]
  const isRefused = 'refusal' in outcome
  const title = isRefused ? texts.refused : texts.thanks
  return frame(
    look,
    title,
    html`<h1>${title}</h1>
      ${
        isRefused
          ? html`<p class="failure" role="alert">${outcome.refusal}</p>`
          : html`<p>${texts.allArrived(outcome.arrived.length)}</p>
              <ul>
                ${outcome.arrived.map((name) => html`<li>${name}</li>`)}
              </ul>`
      }
      <p><a href="${pageAt(key)}">${isRefused ? texts.again : texts.more}</a></p>`,
  )
}
