const attributes = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, name, double, single]) => [name, plain(double ?? single ?? '')],
    ),
  )

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string) => text.replace(/&(\w+);/g, (all, name) => entities[name] ?? all)

/**
 * What an office server says that it can do, in its own words (WOPI discovery): for each extension
 * the address where it is shown, as a template. What can only be edited there is shown so, read only.
 */
export function readDiscovery(xml: string): ReadonlyMap<string, string> {
  const found = new Map<string, { template: string; rank: number }>()
  const ranks: Record<string, number> = { view: 2, view_comment: 1, edit: 0 }
  for (const [tag] of xml.matchAll(/<action\b(?:"[^"]*"|'[^']*'|[^"'>])*>/g)) {
    const { name = '', ext = '', urlsrc } = attributes(tag)
    const rank = ranks[name]
    if (rank === undefined || !ext || !urlsrc) continue
    const extension = ext.toLowerCase()
    const known = found.get(extension)
    if (!known || rank > known.rank) found.set(extension, { template: urlsrc, rank })
  }
  return new Map([...found].map(([extension, { template }]) => [extension, template]))
}

/** A template with the language in it and without its other optional parts; what names the file is put behind it. */
export function fillTemplate(template: string, language: string): string {
  const filled = template
    .replace(/<(\w+)=UI_LLCC(&?)>/g, `$1=${language}$2`)
    .replace(/<[^>]*>/g, '')
  if (/[?&]$/.test(filled)) return filled
  return `${filled}${filled.includes('?') ? '&' : '?'}`
}
