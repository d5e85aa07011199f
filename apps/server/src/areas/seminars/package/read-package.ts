import { readManifest } from './manifest.logic.ts'
import { openEntry } from './open-entry.ts'
import { packageLimits } from './package.limits.ts'
import { PackageError, type ByteSource, type PackageFile, type ScormPackage } from './package.types.ts' // prettier-ignore
import { collect } from './source-reader.ts'
import { readDirectory } from './zip-directory.ts'

/** What the file that makes a zip a SCORM package is called. */
const manifestName = 'imsmanifest.xml'

/**
 * Reads a SCORM package: the zip's directory and its manifest, and nothing else of it (SEM-05).
 * @throws PackageError where it is refused (T-91); an error of the source as it is
 */
export async function readPackage(source: ByteSource): Promise<ScormPackage> {
  const files = await readDirectory(source)
  const manifest = findManifest(files)
  if (manifest.size > packageLimits.manifestBytes)
    throw new PackageError('manifest-too-large', `${manifest.size}`)
  const bytes = await collect(await openEntry(source, manifest))
  const paths = files.map(({ path }) => path)
  return { ...readManifest(bytes, paths), files }
}

function findManifest(files: readonly PackageFile[]): PackageFile {
  const named = files.filter(({ path }) => path.toLowerCase().split('/').at(-1) === manifestName)
  const atRoot = named.find(({ path }) => !path.includes('/'))
  // A folder that was packed instead of what is in it: the commonest fault of packages made by hand.
  if (!atRoot) throw new PackageError('manifest-missing', named[0]?.path)
  return atRoot
}
