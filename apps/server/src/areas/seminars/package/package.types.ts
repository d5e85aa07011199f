import type { Readable } from 'node:stream'
import type { ActivityDefinition } from '../sequencing/sequencing.types.ts'

/** Something that lies on a disk or in a storage and is read in parts, such as an uploaded zip (SEM-05). */
export interface ByteSource {
  /** Bytes in all. */
  size: number
  /** The bytes from `start` to `end`, both included. Rejects with the storage's own error. */
  read(range: { start: number; end: number }): Promise<Readable>
}

/** A file within a package's zip, and where its bytes lie (SEM-05). */
export interface PackageFile {
  /** From the zip's root, with slashes, without a leading one. */
  path: string
  /** Where its local header begins in the zip, in bytes. */
  headerOffset: number
  /** Bytes in the zip. */
  compressedSize: number
  /** Bytes once unpacked. */
  size: number
  crc32: number
  /** Compressed with deflate; false: stored as it is. */
  isDeflated: boolean
}

/** Standards that packages are made by; `xapi` is one with a `tincan.xml`. */
export type PackageStandard = '1.2' | '2004' | 'cmi5' | 'xapi'

/** An item of the manifest that a learner opens (SEM-05). */
export interface PackageLesson {
  /** The item's identifier; unique within the package. */
  identifier: string
  title: string
  /** Titles of the items that it stands in, outermost first. */
  chapters: string[]
  /** `sco` speaks to the runtime, `asset` is only shown. */
  kind: 'sco' | 'asset'
  /** Address of its first page, relative to the zip's root, percent-encoded, with its parameters. */
  entry: string
  /** Points from 0 to 100 from which a SCORM 1.2 lesson is passed. */
  masteryScore: number | null
  /** From -1 to 1, of SCORM 2004. */
  scaledPassingScore: number | null
  /** From 0 to 1, of SCORM 2004. */
  completionThreshold: number | null
  /** What the lesson finds in `cmi.launch_data`. */
  launchData: string | null
  /** A time span as its version writes it: `HH:MM:SS` in SCORM 1.2, ISO 8601 in SCORM 2004. */
  maxTimeAllowed: string | null
  /** `exit,message`, `exit,no message`, `continue,message` or `continue,no message`. */
  timeLimitAction: string | null
  /** An `aicc_script` of SCORM 1.2, for `arePrerequisitesMet`. */
  prerequisites: string | null
  /** Of cmi5 and xAPI. */
  xapi?: XapiLesson
}

/** When a unit of cmi5 counts as done (cmi5, 10.2.4). */
export type MoveOn = 'Passed' | 'Completed' | 'CompletedAndPassed' | 'CompletedOrPassed' | 'NotApplicable' // prettier-ignore

/** What a lesson is launched with that speaks xAPI. */
export interface XapiLesson {
  /** The id that it speaks of itself with; null: it is given one (cmi5, 8.1.5). */
  activityId: string | null
  moveOn: MoveOn
  /** From 0 to 1. */
  masteryScore: number | null
  launchParameters: string | null
  entitlementKey: string | null
}

/** What a package holds (SEM-05). */
export interface ScormPackage {
  scormVersion: PackageStandard
  /** The manifest's identifier. */
  identifier: string
  /** The title of its default organization. */
  title: string
  /** In the order of the manifest; at least one. */
  lessons: PackageLesson[]
  /** The rules of SCORM 2004 by which learners walk through the lessons; null: as they like. */
  sequencing: ActivityDefinition | null
  /** Without folders. */
  files: PackageFile[]
}

/** Why a file is no package that can be used. */
export type PackageFault =
  | 'not-a-zip'
  | 'zip-truncated'
  | 'zip-damaged'
  | 'encrypted'
  | 'compression-unsupported'
  | 'not-a-regular-file'
  | 'path-unsafe'
  | 'path-too-long'
  | 'path-twice'
  | 'too-many-files'
  | 'file-too-large'
  | 'package-too-large'
  | 'ratio-too-high'
  | 'manifest-missing'
  | 'manifest-too-large'
  | 'manifest-not-xml'
  | 'manifest-not-scorm'
  | 'no-lessons'
  | 'too-many-activities'
  | 'too-many-rules'
  | 'lesson-without-identifier'
  | 'lesson-identifier-twice'
  | 'lesson-file-missing'
  | 'lesson-outside-package'
  | 'file-damaged'

/** A package that is refused, or a file of it that cannot be read (SEM-05, T-91). */
export class PackageError extends Error {
  override name = 'PackageError'
  code: PackageFault
  /** What it is about, such as a path, an identifier or a version; not translated. */
  detail?: string

  constructor(code: PackageFault, detail?: string) {
    super(detail ? `${code}: ${detail}` : code)
    this.code = code
    if (detail) this.detail = detail
  }
}
