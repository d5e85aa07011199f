/** `mediaplane-2027`: a name as a part of an address. */
export const slugOfName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)

/** `12-mediaplane-2027`: a part of an address that people can read; the id is what counts (ROUTE-17). */
export function addressSegment(id: number, name: string): string {
  const slug = slugOfName(name)
  return slug === '' ? `${id}` : `${id}-${slug}`
}

/** Where a campaign's cockpit is: by the id of the outside where it has one, else by its own (ROUTE-16). */
export function cockpitPath(campaign: {
  id: number
  externalId: string | null
  name: string
}): string {
  const { id, externalId, name } = campaign
  const place = externalId === null ? `${id}` : `external/${encodeURIComponent(externalId)}`
  return `/cockpits/${place}/${slugOfName(name) || id}`
}

/** Labels without blanks around them and without repetition, whatever their case (ENT-14). */
export function cleanTags(labels: readonly string[]): string[] {
  const seen = new Set<string>()
  return labels
    .map((label) => label.trim())
    .filter((label) => {
      const key = label.normalize('NFC').toLowerCase()
      if (label === '' || seen.has(key)) return false
      seen.add(key)
      return true
    })
}

/** `Plakat.png` as `Plakat (Version 1).png`: nobody takes it for the one that counts. Without a number as it is. */
export function versionName(name: string, number: number | undefined): string {
  if (number === undefined) return name
  const stem = withoutExtension(name)
  return `${stem} (Version ${number})${name.slice(stem.length)}`
}

/** `plan.pdf` → `pdf`. Of several dots the last counts; a dotfile has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 && dot < name.length - 1 ? name.slice(dot + 1).toLowerCase() : ''
}

/** A file's name without its last extension (FILE-04). */
export function withoutExtension(name: string): string {
  const extension = extensionOf(name)
  return extension === '' ? name : name.slice(0, -(extension.length + 1))
}
