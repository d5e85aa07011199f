import { PackageError } from './package.types.ts'
import { foldPath } from './zip-path.logic.ts'

/** Stands for the zip's root, so that addresses can be resolved; asked by nobody. */
const root = new URL('http://package.invalid/')

/** Finds a file by the path of an address; undefined where none or several fit. */
export type FindFile = (pathname: string) => string | undefined

/**
 * Prepares the search in a zip's paths. A path fits as it is written, percent-decoded, or, where that is
 * one path only, in another case or another form of its accents (SEM-05).
 */
export function createFileSearch(paths: readonly string[]): FindFile {
  const exact = new Set(paths)
  const folded = Map.groupBy(paths, foldPath)
  return (pathname) => {
    const written = pathname.replace(/^\//u, '')
    const spellings = [percentDecode(written), written, percentDecode(written, 'latin1')]
    const same = spellings.find((path) => exact.has(path))
    if (same !== undefined) return same
    const alike = spellings.map((path) => folded.get(foldPath(path))).find(Boolean)
    return alike?.length === 1 ? alike[0] : undefined
  }
}

/** Where an item's resource lies: its `href`, the `xml:base` around it from the outside, the item's `parameters`. */
export interface LessonAddress {
  href: string
  bases: readonly string[]
  parameters: string
}

/**
 * The address of a lesson's first page relative to the zip's root, percent-encoded.
 * @throws PackageError `lesson-outside-package` or `lesson-file-missing`, with the address (SEM-05, T-91)
 */
export function resolveEntry({ href, bases, parameters }: LessonAddress, find: FindFile): string {
  const url = [...bases, href].reduce((base, reference) => resolveWithin(base, reference), root)
  addParameters(url, parameters)
  const path = href.trim() && find(url.pathname)
  if (!path) throw new PackageError('lesson-file-missing', percentDecode(url.pathname).slice(1))
  return path.split('/').map(encodeURIComponent).join('/') + url.search + url.hash
}

function resolveWithin(base: URL, reference: string): URL {
  const url = URL.parse(reference, base)
  if (url?.origin !== root.origin) throw new PackageError('lesson-outside-package', reference)
  return url
}

/**
 * Joins an item's parameters to an address as the CAM says (SCORM 2004, "item", `parameters`): leading `?`
 * and `&` go; a fragment is dropped where there is one already; a query follows the query that is there.
 * It comes before a fragment, though: behind it no page would find it.
 */
function addParameters(url: URL, parameters: string): void {
  const [query = '', ...fragment] = parameters.trim().replace(/^[?&]+/u, '').split('#') // prettier-ignore
  if (query) url.search = url.search ? `${url.search}&${query}` : query
  if (fragment.length && !url.hash) url.hash = fragment.join('#')
}

/** Decodes what can be decoded; a percent sign that stands for itself stays. */
const percentDecode = (text: string, encoding: 'utf8' | 'latin1' = 'utf8') =>
  text.replaceAll(/(?:%[\da-f]{2})+/giu, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString(encoding),
  )
