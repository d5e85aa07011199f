import { fieldTexts } from '../../platform/http/texts.ts'
import { invalid } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { UploadedFile } from '../../platform/http/call-context.ts'
import { createUploads } from '../files/index.ts'

interface Arriving {
  actor: Actor
  applicationId: number
  uploadId: string | undefined
  /** What came with the call; what arrived before is added, to be let go of with it. */
  files: UploadedFile[]
}

/**
 * The file of a call that comes with it, or that arrived piece by piece before (T-64). `file` is undefined
 * where an upload is not there any more: the same call may have taken it before.
 */
export async function arrivedFile(
  deps: Dependencies,
  { actor, applicationId, uploadId, files }: Arriving,
): Promise<{ file: UploadedFile | undefined; uploadIds: readonly string[] }> {
  if (uploadId === undefined) {
    if (files.length === 0) throw invalid({ file: fieldTexts.fileMissing })
    return { file: files[0], uploadIds: [] }
  }
  const received = await createUploads(deps, actor, applicationId).receive([uploadId])
  files.push(...(received ?? []))
  return { file: received?.[0], uploadIds: [uploadId] }
}
