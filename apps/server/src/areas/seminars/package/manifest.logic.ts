import { createFileSearch, resolveEntry, type FindFile } from './manifest-href.logic.ts'
import { readLessonSettings, readSharedSequencings } from './manifest-settings.logic.ts'
import { readSequencing } from '../sequencing/read-sequencing.logic.ts'
import { PackageError, type PackageLesson, type ScormPackage } from './package.types.ts'
import { decodeXml } from './xml-encoding.logic.ts'
import { xmlNamespace, parseXml, type XmlElement } from './xml.logic.ts'
import { attribute, children, extensionAttribute, first, plainText } from './xml-query.logic.ts'

/** What an `imsmanifest.xml` says of a package. */
export type Manifest = Omit<ScormPackage, 'files'>

/**
 * Reads the `imsmanifest.xml` of SCORM 1.2 and SCORM 2004, 2nd to 4th edition, by the ADL Content
 * Aggregation Model (SEM-05). Of several organizations the default one counts. Items with a resource are
 * lessons, those without are chapters; items that are not to be seen are left out, unless all are.
 * @param bytes the file, in any encoding that it declares
 * @param paths all paths of the zip, by which the addresses of lessons are checked
 * @throws PackageError with what is wrong with it
 */
export function readManifest(bytes: Buffer, paths: readonly string[]): Manifest {
  const root = parseXml(decodeXml(bytes))
  if (root.name !== 'manifest') throw new PackageError('manifest-not-scorm', root.name)
  const scormVersion = readVersion(root)
  const organization = defaultOrganization(root)
  if (!organization) throw new PackageError('no-lessons')
  const identifier = attribute(root, 'identifier') ?? ''
  const reader = { scormVersion, resources: readResources(root), find: createFileSearch(paths), sequencings: readSharedSequencings(root) } // prettier-ignore
  const items = readItems(organization, [])
  const visible = items.filter(({ item }) => attribute(item, 'isvisible') !== 'false')
  const lessons = (visible.length ? visible : items).map((place) => readLesson(place, reader))
  if (!lessons.length) throw new PackageError('no-lessons')
  checkIdentifiers(lessons)
  const title = plainText(first(organization, 'title')) ?? identifier
  const sequencing =
    scormVersion === '2004'
      ? readSequencing(organization, {
          shared: reader.sequencings,
          lessons: new Set(lessons.map((lesson) => lesson.identifier)),
        })
      : null
  return { scormVersion, identifier, title, lessons, sequencing }
}

/**
 * By the schema version, and where that says nothing by the namespaces. Wrong letters of schema versions
 * are frequent ("CAM 1.3", "2004 3rd Edition", "2004 4th edition"), so only their numbers count.
 */
function readVersion(root: XmlElement): Manifest['scormVersion'] {
  const declared = plainText(first(first(root, 'metadata'), 'schemaversion'))
  if (declared && /2004|(?<![\d.])1\.3\b/u.test(declared)) return '2004'
  if (declared && /^1\.2\b/u.test(declared)) return '1.2'
  const spaces = collectNamespaces(root)
  if (spaces.some((space) => /adlcp_v1p3|adlseq|adlnav|imsss/u.test(space))) return '2004'
  if (spaces.some((space) => /adlcp_rootv1p2/u.test(space))) return '1.2'
  throw new PackageError('manifest-not-scorm', declared ?? root.namespace)
}

const collectNamespaces = (element: XmlElement): string[] => [
  element.namespace,
  ...element.attributes.map(({ namespace }) => namespace),
  ...element.children.flatMap(collectNamespaces),
]

function defaultOrganization(root: XmlElement): XmlElement | undefined {
  const organizations = first(root, 'organizations')
  const all = children(organizations, 'organization')
  const wanted = attribute(organizations, 'default')
  return all.find((one) => attribute(one, 'identifier') === wanted) ?? all[0]
}

interface Resource {
  element: XmlElement
  /** `xml:base` around its address, from the outside. */
  bases: string[]
}

const baseOf = (element: XmlElement | undefined) => {
  const base = element && extensionAttribute(element, 'base', (space) => space === xmlNamespace)
  return base ? [base] : []
}

function readResources(root: XmlElement): ReadonlyMap<string, Resource> {
  const resources = first(root, 'resources')
  const outer = [...baseOf(root), ...baseOf(resources)]
  return new Map(
    children(resources, 'resource').map((element) => [
      attribute(element, 'identifier') ?? '',
      { element, bases: [...outer, ...baseOf(element)] },
    ]),
  )
}

/** An item that refers to a resource, and the titles above it. */
interface LessonPlace {
  item: XmlElement
  chapters: string[]
}

function readItems(parent: XmlElement, chapters: string[]): LessonPlace[] {
  return children(parent, 'item').flatMap((item) => {
    const title = plainText(first(item, 'title'))
    // A chapter that is not to be seen hides its title, not what stands in it (CAM, "isvisible").
    const isShown = title !== null && attribute(item, 'isvisible') !== 'false'
    const below = readItems(item, isShown ? [...chapters, title] : chapters)
    return attribute(item, 'identifierref') ? [{ item, chapters }, ...below] : below
  })
}

interface LessonReader {
  scormVersion: Manifest['scormVersion']
  resources: ReadonlyMap<string, Resource>
  find: FindFile
  sequencings: ReadonlyMap<string, XmlElement>
}

function readLesson({ item, chapters }: LessonPlace, reader: LessonReader): PackageLesson {
  const reference = attribute(item, 'identifierref')!
  const title = plainText(first(item, 'title')) ?? reference
  const identifier = attribute(item, 'identifier')
  if (!identifier) throw new PackageError('lesson-without-identifier', title)
  const resource = reader.resources.get(reference)
  const href = resource && attribute(resource.element, 'href')
  if (!href) throw new PackageError('lesson-file-missing', reference)
  const parameters = attribute(item, 'parameters') ?? ''
  return {
    identifier,
    title,
    chapters,
    kind: kindOf(resource.element),
    entry: resolveEntry({ href, bases: resource.bases, parameters }, reader.find),
    ...readLessonSettings(item, reader.scormVersion, reader.sequencings),
  }
}

/** `scormtype` in SCORM 1.2, `scormType` in SCORM 2004; what says nothing of it does not speak to the runtime. */
function kindOf(resource: XmlElement): PackageLesson['kind'] {
  const type = extensionAttribute(resource, 'scormtype', (space) => space.includes('adlcp'))
  return type?.toLowerCase() === 'sco' ? 'sco' : 'asset'
}

/** Progress is kept by identifier: two lessons of one name would overwrite each other's. */
function checkIdentifiers(lessons: readonly PackageLesson[]): void {
  const known = new Set<string>()
  for (const { identifier } of lessons) {
    if (known.has(identifier)) throw new PackageError('lesson-identifier-twice', identifier)
    known.add(identifier)
  }
}
