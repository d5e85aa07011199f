import { rename, styleOf, unwrap, wrapContent } from './dom.ts'

// Word has `mso-bidi-font-weight` beside it, for scripts from right to left.
const bold = /(?<![\w-])font-weight:\s*(?:bold|bolder|[6-9]00)/i
const notBold = /(?<![\w-])font-weight:\s*(?:normal|[1-5]00)/i
const italic = /(?<![\w-])font-style:\s*(?:italic|oblique)/i
const notItalic = /(?<![\w-])font-style:\s*normal/i
const struck = /text-decoration[^;]*line-through/i
const raised = /(?<![\w-])vertical-align:\s*super/i
const lowered = /(?<![\w-])vertical-align:\s*sub(?:;|\s|$)/i

/**
 * Turns what a style says about words into elements, and takes away elements whose style says the
 * opposite: Google Docs wraps all it copies in `<b style="font-weight:normal">`.
 */
export function readMarks(root: Element): void {
  for (const element of root.querySelectorAll('b[data-style], strong[data-style]'))
    if (notBold.test(styleOf(element))) unwrap(element)
  for (const element of root.querySelectorAll('i[data-style], em[data-style]'))
    if (notItalic.test(styleOf(element))) unwrap(element)
  for (const element of root.querySelectorAll('span[data-style], font[data-style]')) {
    const style = styleOf(element)
    if (bold.test(style)) wrapContent(element, 'strong')
    if (italic.test(style)) wrapContent(element, 'em')
    if (struck.test(style)) wrapContent(element, 's')
    if (raised.test(style)) wrapContent(element, 'sup')
    if (lowered.test(style)) wrapContent(element, 'sub')
  }
  // A link shows that it is one, a heading is bold anyway.
  for (const element of root.querySelectorAll('a u, h1 :is(b, strong), h2 :is(b, strong), h3 :is(b, strong), h4 :is(b, strong), th :is(b, strong)')) unwrap(element) // prettier-ignore
}

/**
 * The page has its headline already: the highest heading of a text is the second level. Where the source
 * begins at the first, all of its headings go down by one; there are none below the fourth.
 */
export function readHeadings(root: Element): void {
  for (const element of root.querySelectorAll('p.MsoTitle')) rename(element, 'h1')
  for (const element of root.querySelectorAll('[role=heading][aria-level]'))
    rename(element, `h${element.getAttribute('aria-level')!.replace(/\D/g, '') || 2}`)
  const step = root.querySelector('h1') ? 1 : 0
  for (const element of root.querySelectorAll('h1, h2, h3, h4, h5, h6'))
    rename(element, `h${Math.min(4, Number(element.tagName.slice(1)) + step)}`)
}
