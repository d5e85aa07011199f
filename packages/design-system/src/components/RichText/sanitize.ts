import DOMPurify, { type Config, type DOMPurify as Purifier } from 'dompurify'

const CONFIG: Config = {
  ALLOWED_TAGS:
    'a,b,blockquote,br,caption,code,del,em,figcaption,figure,h2,h3,h4,h5,hr,i,img,ins,li,mark,ol,p,pre,s,small,strong,sub,sup,table,tbody,td,tfoot,th,thead,tr,u,ul'.split(
      ',',
    ),
  ALLOWED_ATTR: 'alt,colspan,dir,height,href,lang,rowspan,scope,src,start,title,width'.split(','),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
}

let purifier: Purifier | undefined

// An instance of its own: hooks of a host's DOMPurify stay the host's.
function create(): Purifier {
  const own = DOMPurify(window)
  own.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'IMG') node.setAttribute('loading', 'lazy')
    if (node.nodeName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '')
    const href = node.nodeName === 'A' ? node.getAttribute('href') : null
    if (!href || !/^[a-z]+:\/\//i.test(href)) return
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer')
  })
  return own
}

/** The same as elements, for what is put around them; there has to be a document. */
export function sanitizeFragment(html: string): DocumentFragment {
  purifier ??= create()
  return purifier.sanitize(html, { ...CONFIG, RETURN_DOM_FRAGMENT: true })
}

/** Other people's HTML without anything that acts: no script, style, form, frame or foreign look. */
export function sanitizeHtml(html: string): string {
  // Where there is no document nothing can be checked, so nothing is let through.
  if (typeof window === 'undefined') return ''
  purifier ??= create()
  return purifier.sanitize(html, CONFIG)
}
