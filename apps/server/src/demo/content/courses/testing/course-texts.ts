import { openEntry } from '../../../../areas/seminars/package/open-entry.ts'
import { readPackage } from '../../../../areas/seminars/package/read-package.ts'
import { collect } from '../../../../areas/seminars/package/source-reader.ts'
import { memorySource } from '../../../../areas/seminars/package/testing/zips.ts'

/** Texts of all files of a course, by path. */
export async function textsOf(zip: Buffer): Promise<ReadonlyMap<string, string>> {
  const source = memorySource(zip)
  const { files } = await readPackage(source)
  const texts = files.map(async (file) => [file.path, (await collect(await openEntry(source, file))).toString()] as const) // prettier-ignore
  return new Map(await Promise.all(texts))
}
