/** HTML without what a page's policy refuses as soon as it is read, though nothing of it would act. */
export interface SetAside {
  html: string
  /** What stood in `<style>`. */
  rules: string[]
}

/** Under this name the style of an element is kept until a script sets it. */
export const heldStyle = 'data-at-style'

const piece =
  /<!--[^]*?(?:-->|$)|<style\b[^>]*>([^]*?)(?:<\/style\s*>|$)|<script\b[^]*?(?:<\/script\s*>|$)|<base\b[^>]*>|<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
const attribute = /([^\s=>"'/]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/g

/**
 * Takes styles, scripts and comments out of the HTML of an e-mail before it is read. It makes nothing
 * safe: whatever it overlooks is removed when it is sanitised, and only complains of in the console.
 */
export function setAside(html: string): SetAside {
  const rules: string[] = []
  const rest = html.replace(piece, (_, rule?: string, tag?: string, attributes = '') => {
    if (rule !== undefined) rules.push(rule)
    if (tag === undefined) return ''
    return `<${tag}${attributes.replace(attribute, renamed)}>`
  })
  return { html: rest, rules }
}

function renamed(all: string, name: string, value = ''): string {
  const known = name.toLowerCase()
  if (known === 'style') return `${heldStyle}${value}`
  return known.startsWith('on') ? '' : all
}
