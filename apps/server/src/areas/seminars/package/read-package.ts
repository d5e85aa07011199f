import { readManifest } from './manifest.logic.ts'
import { openEntry } from './open-entry.ts'
import { readCmi5, readTincan } from './xapi-manifests.logic.ts'
import { packageLimits } from './package.limits.ts'
import { PackageError, type ByteSource, type PackageFile, type ScormPackage } from './package.types.ts' // prettier-ignore
import { collect } from './source-reader.ts'
import { readDirectory } from './zip-directory.ts'

/** What the file that makes a zip a package is called, and who reads it; of several the first counts. */
const manifests = {
  'imsmanifest.xml': readManifest,
  'cmi5.xml': readCmi5,
  'tincan.xml': readTincan,
}
const manifestNames = Object.keys(manifests) as (keyof typeof manifests)[]

/**
 * Reads a package of SCORM, cmi5 or xAPI: the zip's directory and its manifest, and nothing else of it (SEM-05).
 * @throws PackageError where it is refused (T-91); an error of the source as it is
 */
export async function readPackage(source: ByteSource): Promise<ScormPackage> {
  const files = await readDirectory(source)
  const { manifest, name } = findManifest(files)
  if (manifest.size > packageLimits.manifestBytes)
    throw new PackageError('manifest-too-large', `${manifest.size}`)
  const bytes = await collect(await openEntry(source, manifest))
  const paths = files.map(({ path }) => path)
  return { ...manifests[name](bytes, paths), files }
}

function findManifest(files: readonly PackageFile[]) {
  for (const name of manifestNames) {
    const manifest = files.find(({ path }) => path.toLowerCase() === name)
    if (manifest) return { manifest, name }
  }
  // A folder that was packed instead of what is in it: the commonest fault of packages made by hand.
  const named = manifestNames.flatMap((name) => files.filter(({ path }) => path.toLowerCase().endsWith(`/${name}`))) // prettier-ignore
  throw new PackageError('manifest-missing', named[0]?.path)
}
