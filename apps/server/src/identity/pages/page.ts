import { identityPath } from '../config.ts'
import { html } from '../../platform/http/html.ts'
import type { Html } from '../../platform/http/html.ts'
import type { Look } from './look.ts'
import { passkeyScript } from './passkey-script.ts'
import { stylesheet } from './stylesheet.ts'
import { texts } from './texts.ts'

export interface PageContent {
  title: string
  body: Html
  /** Where the same page stands in the other language; absent: no such link. */
  otherLanguageUrl?: string
  /** The page's form, whose entries come along to the other language: they are sent, so that no address has them. */
  formId?: string
  /** It lets the browser use passkeys. */
  hasPasskeys?: boolean
}

/** The frame of every page: the brand on one side, one task on the other. It works without its script. */
export function page(
  look: Look,
  { title, body, otherLanguageUrl, formId, hasPasskeys }: PageContent,
): string {
  const text = texts[look.language]
  const other = look.language === 'de' ? 'en' : 'de'
  return html`<!doctype html>
    <html lang="${look.language}" ${look.mode ? html` data-mode="${look.mode}"` : ''}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="${look.mode ?? 'light dark'}" />
        <title>${title} · Atrium</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${identityPath}/assets/${stylesheet.name}" />
        ${
          hasPasskeys &&
          html`<script defer src="${identityPath}/assets/${passkeyScript.name}"></script>`
        }
      </head>
      <body>
        <header class="brand">
          <svg class="court" viewBox="0 0 620 620" fill="none" aria-hidden="true" focusable="false">
            ${rings}
          </svg>
          <p class="word">Atrium</p>
          <p class="claim">${text.claim}</p>
        </header>
        <main class="side">
          <div class="task">${body}</div>
          ${
            otherLanguageUrl
              ? html`<p class="languages">
                  ${
                    formId
                      ? html`<button
                          form="${formId}"
                          formaction="${otherLanguageUrl}"
                          formnovalidate
                          name="keep"
                          value="entries"
                          lang="${other}"
                        >
                          ${text.otherLanguage}
                        </button>`
                      : html`<a href="${otherLanguageUrl}" lang="${other}" hreflang="${other}"
                          >${text.otherLanguage}</a
                        >`
                  }
                </p>`
              : ''
          }
        </main>
      </body>
    </html> `.text
}

/** The court from above: storeys around the middle. */
const rings = Array.from({ length: 6 }, (_, storey) => {
  const inset = 1 + storey * 40
  const size = 620 - 2 * inset
  return html`<rect
    x="${inset}"
    y="${inset}"
    width="${size}"
    height="${size}"
    rx="${48 - storey * 5}"
  />`
})
