import { isPortalPath } from '../../module-host/portal-path.ts'
import { parseLinkAddress } from '../link-address.ts'
import { isEmpty, parseWithoutStyles, rename, styleOf, unwrap } from './dom.ts'
import { readHeadings, readMarks } from './paste-marks.ts'
import { nestWordLists } from './word-lists.ts'

const noise =
  'script, style, meta, link, title, xml, noscript, template, iframe, object, embed, svg, math, canvas, video, audio, button, input, select, textarea, colgroup, br.Apple-interchange-newline'
const allowed =
  'p, h2, h3, h4, ul, ol, li, blockquote, pre, hr, a, b, strong, i, em, u, s, sub, sup, code, br, img, table, thead, tbody, tfoot, tr, th, td'
const containers =
  'div, section, article, header, footer, main, aside, nav, address, center, figure, figcaption, caption, dl, dt, dd, fieldset, form, details, summary'
const blocks =
  'p, h2, h3, h4, ul, ol, blockquote, pre, hr, table, div, section, article, header, footer, main, aside, nav, address, center, figure, figcaption, dl, dt, dd'
const attributes: Readonly<Record<string, readonly string[]>> = {
  A: ['href'],
  IMG: ['src', 'alt', 'width', 'height'],
  OL: ['start'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
}

/**
 * Reduces HTML from the clipboard (Word, Outlook, Google Docs, web pages) to what a text may hold:
 * headings, lists, quotations, tables, links, bold and italic. Looks, scripts, comments and pictures of
 * other places are left behind; the words stay.
 * @param origin  origin of the portal; links to it become paths
 */
export function cleanPastedHtml(html: string, origin?: string): string {
  // Copied in an editor of ours: its schema has read it already, and reads it again.
  if (html.includes('data-pm-slice')) return html
  const body = parseWithoutStyles(html)
  removeComments(body)
  for (const element of body.querySelectorAll(noise)) element.remove()
  for (const element of body.querySelectorAll('[data-style]'))
    if (/display:\s*none|mso-hide:\s*all/i.test(styleOf(element))) element.remove()
  nestWordLists(body)
  readOfficeElements(body)
  readMarks(body)
  readHeadings(body)
  flattenTables(body)
  cleanPictures(body)
  cleanLinks(body, origin)
  keepAllowed(body)
  removeEmpty(body)
  return body.innerHTML.trim()
}

function removeComments(root: Element): void {
  const found: Comment[] = []
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  while (walker.nextNode()) found.push(walker.currentNode as Comment)
  for (const comment of found) comment.remove()
}

/** Word's own elements: drawings (`v:`) go, of others (`o:p`, `w:sdt`) the words stay. */
function readOfficeElements(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    if (!element.tagName.includes(':')) continue
    if (element.tagName.startsWith('V:')) element.remove()
    else unwrap(element)
  }
}

/** Tables that only arrange a page, as in mails, are no tables; no table stands in another one. */
function flattenTables(root: Element): void {
  for (const table of root.querySelectorAll('table')) {
    const isLayout =
      table.getAttribute('role') === 'presentation' ||
      table.querySelector('table') !== null ||
      table.querySelectorAll('td, th').length < 2
    if (!isLayout) continue
    const cells = [...table.querySelectorAll('td, th')].filter(
      (cell) => cell.closest('table') === table,
    )
    table.replaceWith(...cells.map((cell) => rename(cell, 'div')))
  }
}

/** The page loads pictures of the portal only; others could be seen by nobody. */
function cleanPictures(root: Element): void {
  for (const picture of root.querySelectorAll('img'))
    if (!isPortalPath(picture.getAttribute('src') ?? '')) picture.remove()
}

function cleanLinks(root: Element, origin: string | undefined): void {
  for (const link of root.querySelectorAll('a')) {
    const address = parseLinkAddress(behindRedirect(link.getAttribute('href') ?? ''), origin)
    if (address === undefined || isEmpty(link)) unwrap(link)
    else link.setAttribute('href', address)
  }
}

/** Google Docs and Outlook send links over a page of their own; the address itself is what was meant. */
function behindRedirect(href: string): string {
  if (!URL.canParse(href)) return href
  const { hostname, pathname, searchParams } = new URL(href)
  const isGoogle = hostname === 'www.google.com' && pathname === '/url'
  const target = isGoogle
    ? (searchParams.get('q') ?? searchParams.get('url'))
    : hostname.endsWith('.safelinks.protection.outlook.com')
      ? searchParams.get('url')
      : undefined
  return target ?? href
}

/** Innermost first, so that what a container holds is known when it is its turn. */
function keepAllowed(root: Element): void {
  for (const element of [...root.querySelectorAll('*')].toReversed()) {
    if (element.matches(allowed)) {
      const kept = attributes[element.tagName] ?? []
      for (const name of element.getAttributeNames())
        if (!kept.includes(name)) element.removeAttribute(name)
    } else if (element.matches(containers) && !element.querySelector(blocks)) rename(element, 'p')
    else unwrap(element)
  }
}

function removeEmpty(root: Element): void {
  for (const element of [
    ...root.querySelectorAll(
      'p, h2, h3, h4, li, ul, ol, blockquote, b, strong, i, em, u, s, sub, sup, a',
    ),
  ].toReversed())
    // prettier-ignore
    if (isEmpty(element) && !element.closest('td, th')) keepSpace(element)
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    text.data = text.data.replaceAll('\u00a0', ' ')
  }
}

/** Word puts the space between two words into an element of its own. */
function keepSpace(element: Element): void {
  const isInline = element.matches('b, strong, i, em, u, s, sub, sup, a')
  element.replaceWith(isInline && element.textContent !== '' ? ' ' : '')
}
