import type { ResponseOf, scormPackages } from '@atrium/api-client/contract'
import { forbidden, invalid, Problem } from '../../platform/problem.ts'
import { removeAfterCommit } from '../../platform/storage/index.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { UploadedFile } from '../../platform/http/call-context.ts'
import { findForChange, replaceContents, type Command } from '../components/index.ts'
import { holdForCheck } from '../content-checks/index.ts'
import { claimUploads, keeper } from '../files/index.ts'
import { enterTenant } from '../users/index.ts'
import { endAttempts, hasBegun } from './lesson-states.repository.ts'
import { contentHash, replaceLessons, savePackage } from './lessons.repository.ts'
import { PackageError, type ScormPackage } from './package/package.types.ts'
import { packageText } from './packages.texts.ts'
import { readPackage } from './package/read-package.ts'
import { canKeep } from './seminars.policy.ts'
import { findSeminar } from './seminars.service.ts'
import { seminarTexts } from './seminars.texts.ts'

type Uploaded = ResponseOf<typeof scormPackages.upload>

/** Refuses a package before it is read, of who may not bring one. */
export const requireKeeper = (
  deps: Pick<Dependencies, 'database'>,
  actor: Actor,
  { applicationId, componentId }: { applicationId: number; componentId: number },
): Promise<void> =>
  enterTenant(deps, actor, applicationId, async (tx, access) => {
    await findSeminar(tx, access, componentId)
    if (!canKeep(access)) throw forbidden()
  })

/** Reads a package before anything is changed. Throws what is wrong with it as an error of the field `file`. */
export async function readUploaded(
  { storage }: Pick<Dependencies, 'storage'>,
  { size, temporaryKey }: Pick<UploadedFile, 'size' | 'temporaryKey'>,
): Promise<ScormPackage> {
  try {
    return await readPackage({ size, read: (range) => storage.readReceived(temporaryKey, range) })
  } catch (error) {
    if (error instanceof PackageError) throw invalid({ file: packageText(error) })
    throw error
  }
}

export interface GivenPackage {
  componentId: number
  file: UploadedFile
  /** Under which it arrived piece by piece; empty: it came with the call. */
  uploadIds: readonly string[]
  content: ScormPackage
}

/**
 * Gives a seminar the package (SEM-05). Lessons that are in both packages stay the same lessons; what
 * learners have done stays with them or is ended, as staff decides (T-88).
 */
export async function takePackage(
  deps: Dependencies,
  command: Command,
  { componentId, file, uploadIds, content }: GivenPackage,
  attempts: 'keep' | 'anew' | undefined,
): Promise<Uploaded> {
  const { actor, applicationId } = command
  const kept = keeper(deps, [file])
  try {
    const gone = await enterTenant(deps, actor, applicationId, async (tx, access) => {
      const { row } = await findForChange(tx, access, componentId)
      const { facts } = await findSeminar(tx, access, row.id)
      if (!canKeep(access)) throw forbidden()
      if (facts.kind !== 'scorm') throw invalid({ file: seminarTexts['not-a-course'] })
      const key = { applicationId, id: row.id }
      const isSame = (await contentHash(tx, key)) === file.sha256
      if (!isSame && attempts === undefined && (await hasBegun(tx, key))) {
        throw new Problem(409, 'attempts-undecided', { text: seminarTexts['attempts-undecided'] })
      }
      if (attempts === 'anew') {
        const reason = seminarTexts['new-package'][actor.languageCode === 'en' ? 'en' : 'de']
        await endAttempts(tx, key, { at: deps.clock.now(), by: actor.userId, reason })
      }
      // What is asked about before keeps the upload: it is not sent again with the answer.
      await claimUploads(tx, access, uploadIds)
      const [storageKey] = await kept.keys()
      await holdForCheck(deps, tx, { applicationId, userId: actor.userId }, [storageKey!])
      const { size, type, sha256 } = file
      const gone = await replaceContents(deps, tx, access, command, [
        { row, content: { size, type, sha256, storageKey: storageKey! } },
      ])
      await savePackageOf(tx, key, file.name, content)
      return gone
    })
    await removeAfterCommit(deps, gone)
    return { scormVersion: content.scormVersion, lessonCount: content.lessons.length }
  } catch (error) {
    await kept.undo(error)
    throw error
  }
}

/** Says what is in the package that a seminar has now. */
export async function savePackageOf(
  tx: Transaction,
  key: { applicationId: number; id: number },
  name: string,
  {
    scormVersion: version,
    lessons,
    sequencing,
    files,
  }: Pick<ScormPackage, 'scormVersion' | 'lessons' | 'sequencing' | 'files'>,
): Promise<void> {
  await savePackage(tx, key, { version, name, sequencing, files })
  await replaceLessons(
    tx,
    key,
    lessons.map(
      ({ identifier, title, chapters, kind, entry, prerequisites, ...settings }, position) => ({
        identifier,
        title,
        chapters,
        position,
        kind,
        entry,
        prerequisites,
        settings,
      }),
    ),
  )
}
