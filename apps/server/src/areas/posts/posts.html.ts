import sanitize from 'sanitize-html'

const blocks = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'figure', 'figcaption'] // prettier-ignore
const words = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'code', 'br', 'img']
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

/** Pages load no pictures of other hosts, by their content security policy: such a one becomes a link. */
function pictureOrLink(tagName: string, attribs: sanitize.Attributes) {
  const { src = '', alt = '' } = attribs
  if (!/^\s*https?:/i.test(src)) return { tagName, attribs }
  return {
    tagName: 'a',
    attribs: { href: src.trim(), rel: 'noopener noreferrer' },
    text: alt.trim() || src.trim(),
  }
}

/**
 * HTML that cannot run anything: text, lists, tables, pictures and links to the web, to mail or into
 * the portal. Everything else is left out; what stood in it stays, except scripts and styles.
 */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [...blocks, ...words, ...tables],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    transformTags: {
      a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }),
      img: pictureOrLink,
    },
  })
