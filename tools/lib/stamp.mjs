import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const skipped = new Set(['node_modules', 'dist', '.git', 'test-results'])

/** A fingerprint of files and folders: names, sizes and contents. */
export function fingerprint(root, paths) {
  const hash = createHash('sha256')
  const visit = (path) => {
    if (!existsSync(join(root, path))) return
    if (statSync(join(root, path)).isDirectory()) {
      for (const name of readdirSync(join(root, path)).toSorted())
        if (!skipped.has(name)) visit(`${path}/${name}`)
      return
    }
    hash.update(path).update(readFileSync(join(root, path)))
  }
  paths.forEach(visit)
  return hash.digest('hex')
}

/** Runs `work` only when the fingerprint differs from the one of the last success. */
export async function once(stampFile, print, work) {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === print) return false
  await work()
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, print)
  return true
}
