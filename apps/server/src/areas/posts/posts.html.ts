import sanitize from 'sanitize-html'

const blocks = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'figure', 'figcaption'] // prettier-ignore
const words = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'code', 'br', 'img']
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

/** Deeper than any text; more would cost whoever reads it its page. */
const maxNesting = 50

/** A picture of the portal's own store (`images.upload`), in any width. */
const ownPicture = /^\/images\/[\w-]+(?:\?[\w=&-]*)?$/

/** Pages load no pictures of other hosts, by their content security policy: such a one becomes a link. */
function pictureOrLink(tagName: string, attribs: sanitize.Attributes) {
  const { href: _, ...own } = attribs
  const { src = '', alt = '' } = own
  if (!/^\s*https?:/i.test(src)) return { tagName, attribs: own }
  return {
    tagName: 'a',
    attribs: { href: src.trim(), rel: 'noopener noreferrer' },
    text: alt.trim() || src.trim(),
  }
}

/**
 * HTML that cannot run anything: text, lists, tables, pictures of the portal and links to the web, to
 * mail and phone or into the portal. Everything else is left out; what stood in it stays, except scripts
 * and styles.
 */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [...blocks, ...words, ...tables],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      ol: ['start'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: maxNesting,
    // What is neither the portal's nor on the web shows nothing.
    exclusiveFilter: ({ tag, attribs: { href, src = '' } }) =>
      tag === 'img' && href === undefined && !ownPicture.test(src),
    transformTags: {
      a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }),
      // The page has its headline already.
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      img: pictureOrLink,
    },
  })
