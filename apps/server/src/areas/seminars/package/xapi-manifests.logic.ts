import type { FindFile } from './manifest-href.logic.ts'
import { createFileSearch, resolveEntry } from './manifest-href.logic.ts'
import type { Manifest } from './manifest.logic.ts'
import { PackageError, type MoveOn, type PackageLesson } from './package.types.ts'
import { decodeXml } from './xml-encoding.logic.ts'
import { attribute, children, first, plainText, readNumber } from './xml-query.logic.ts'
import { parseXml, type XmlElement } from './xml.logic.ts'

const moveOns: readonly MoveOn[] = ['Passed', 'Completed', 'CompletedAndPassed', 'CompletedOrPassed', 'NotApplicable'] // prettier-ignore

const plain = {
  scaledPassingScore: null,
  completionThreshold: null,
  launchData: null,
  maxTimeAllowed: null,
  timeLimitAction: null,
  prerequisites: null,
  masteryScore: null,
} as const

/**
 * Reads a `cmi5.xml` (cmi5, 13: course structure). Its assignable units are lessons and its blocks are
 * chapters; objectives are not read.
 * @throws PackageError with what is wrong with it
 */
export function readCmi5(bytes: Buffer, paths: readonly string[]): Manifest {
  const root = parseXml(decodeXml(bytes))
  if (root.name !== 'courseStructure') throw new PackageError('manifest-not-scorm', root.name)
  const course = first(root, 'course')
  const identifier = attribute(course, 'id') ?? ''
  const lessons = readUnits(root, [], createFileSearch(paths))
  return manifestOf('cmi5', { identifier, title: wordsOf(first(course, 'title')) ?? identifier }, lessons) // prettier-ignore
}

function readUnits(parent: XmlElement, chapters: string[], find: FindFile): PackageLesson[] {
  return parent.children.flatMap((child) => {
    const title = wordsOf(first(child, 'title'))
    if (child.name === 'block') return readUnits(child, title ? [...chapters, title] : chapters, find) // prettier-ignore
    return child.name === 'au' ? [readUnit(child, title, { chapters, find })] : []
  })
}

function readUnit(
  au: XmlElement,
  words: string | null,
  { chapters, find }: { chapters: string[]; find: FindFile },
): PackageLesson {
  const identifier = attribute(au, 'id')
  const title = words ?? identifier ?? ''
  if (!identifier) throw new PackageError('lesson-without-identifier', title)
  const moveOn = attribute(au, 'moveOn')
  return {
    identifier,
    title,
    chapters,
    kind: 'sco',
    entry: resolveEntry({ href: plainText(first(au, 'url')) ?? '', bases: [], parameters: '' }, find), // prettier-ignore
    ...plain,
    xapi: {
      activityId: null,
      moveOn: moveOns.find((one) => one === moveOn) ?? 'NotApplicable',
      masteryScore: readNumber(attribute(au, 'masteryScore') ?? null, 0, 1),
      // Not trimmed: a unit is to find what was written for it.
      launchParameters: first(au, 'launchParameters')?.text || null,
      entitlementKey: first(au, 'entitlementKey')?.text.trim() || null,
    },
  }
}

/**
 * Reads a `tincan.xml`, as authoring tools write it beside packages of plain xAPI: activities that can be
 * launched are lessons, and keep the id that they speak of themselves with.
 * @throws PackageError with what is wrong with it
 */
export function readTincan(bytes: Buffer, paths: readonly string[]): Manifest {
  const root = parseXml(decodeXml(bytes))
  if (root.name !== 'tincan') throw new PackageError('manifest-not-scorm', root.name)
  const find = createFileSearch(paths)
  const activities = children(first(root, 'activities'), 'activity')
  const lessons = activities.flatMap((activity): PackageLesson[] => {
    const launch = first(activity, 'launch')
    if (!launch) return []
    const identifier = attribute(activity, 'id')
    const title = plainText(first(activity, 'name')) ?? identifier ?? ''
    if (!identifier) throw new PackageError('lesson-without-identifier', title)
    const entry = resolveEntry({ href: plainText(launch) ?? '', bases: [], parameters: '' }, find)
    const xapi = {
      activityId: identifier,
      moveOn: 'CompletedOrPassed' as const,
      masteryScore: null,
      launchParameters: null,
      entitlementKey: null,
    }
    return [{ identifier, title, chapters: [], kind: 'sco', entry, ...plain, xapi }]
  })
  const [main] = lessons
  return manifestOf('xapi', { identifier: main?.identifier ?? '', title: main?.title ?? '' }, lessons) // prettier-ignore
}

function manifestOf(
  scormVersion: 'cmi5' | 'xapi',
  names: { identifier: string; title: string },
  lessons: PackageLesson[],
): Manifest {
  if (!lessons.length) throw new PackageError('no-lessons')
  const known = new Set<string>()
  for (const { identifier } of lessons) {
    if (known.has(identifier)) throw new PackageError('lesson-identifier-twice', identifier)
    known.add(identifier)
  }
  return { scormVersion, ...names, lessons, sequencing: null }
}

/** A text in German, else in English, else in its first language. */
function wordsOf(element: XmlElement | undefined): string | null {
  const all = children(element, 'langstring')
  const inLanguage = (start: string) => all.find((one) => attribute(one, 'lang')?.toLowerCase().startsWith(start)) // prettier-ignore
  return plainText(inLanguage('de') ?? inLanguage('en') ?? all[0])
}
