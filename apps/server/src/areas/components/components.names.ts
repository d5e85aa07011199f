import { maxFileNameBytes } from '../../platform/http/file-names.ts'

/** The name folded for comparison: names in a folder differ by more than upper and lower case. */
export const nameKey = (name: string) => name.normalize('NFC').toLowerCase()

/** More than any extension in use; what is longer is a part of the name. */
const maxExtensionBytes = 32

/**
 * The name, or the first one like `Plan (2).pdf` that is not taken. `taken` holds name keys; `next`
 * remembers from which number on to look.
 */
export function freeName(
  name: string,
  taken: Pick<ReadonlySet<string>, 'has'>,
  next = new Map<string, number>(),
): string {
  const key = nameKey(name)
  if (!taken.has(key)) return name
  const [base, extension] = splitName(name)
  for (let number = next.get(key) ?? 2; ; number++) {
    const ending = ` (${number})${extension}`
    const candidate = shorten(base, maxFileNameBytes - Buffer.byteLength(ending)) + ending
    if (taken.has(nameKey(candidate))) continue
    next.set(key, number + 1)
    return candidate
  }
}

/** Names for new items of one folder, each different from those in it and from one another. */
export function freeNames(names: readonly string[], taken: ReadonlySet<string>): string[] {
  const used = new Set(taken)
  const next = new Map<string, number>()
  return names.map((name) => {
    const free = freeName(name, used, next)
    used.add(nameKey(free))
    return free
  })
}

/** Readable part of an address: `Mediapläne 2027` becomes `mediaplaene-2027`. */
export function slug(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
  return plain.slice(0, 60).replace(/^-+|-+$/g, '')
}

/** Only the last extension counts; a name that starts with its dot has none. */
function splitName(name: string): [base: string, extension: string] {
  const dot = name.lastIndexOf('.')
  const isExtension = dot > 0 && Buffer.byteLength(name.slice(dot)) <= maxExtensionBytes
  return isExtension ? [name.slice(0, dot), name.slice(dot)] : [name, '']
}

/** Cuts whole characters from the end until the text fits. */
function shorten(text: string, maxBytes: number): string {
  const characters = [...text]
  while (Buffer.byteLength(characters.join('')) > maxBytes) characters.pop()
  return characters.join('').trimEnd()
}
