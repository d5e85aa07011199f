import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, Html } from './html.ts'

/** How a page shall look and speak, and the nonce that its style carries. */
export interface PlainLook {
  language: 'de' | 'en'
  /** Absent: as the device has it. */
  mode?: 'light' | 'dark'
  nonce: string
  /** A tenant's colours; absent: Atrium's. */
  colours?: { name: string; css: string }
}

interface Content {
  title: string
  /** Added to what all of these pages have. */
  css: string
  body: Html
}

const base = readFileSync(join(import.meta.dirname, 'plain-page.css'), 'utf8')

/** A page beside the portal: no script, its style inside, nothing for search engines. */
export const plainPage = (
  { language, mode, nonce, colours }: PlainLook,
  { title, css, body }: Content,
) =>
  html`<!doctype html>
    <html
      lang="${language}"
      ${mode ? html` data-mode="${mode}"` : ''}
      ${colours ? html` data-at-theme="${colours.name}"` : ''}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="${mode ?? 'light dark'}" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${new Html((colours?.css ?? '') + base + css)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `.text
