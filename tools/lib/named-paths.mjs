import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'

/** Paths in `code` that a page names and that are not there; a path may leave out what it begins with. */
export function missingPaths(root, page) {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const known = files.map((file) => `/${file}`)
  const exists = (path) =>
    known.some((file) => file.endsWith(`/${path}`) || file.includes(`/${path}/`))
  const named = readFileSync(join(root, page), 'utf8').matchAll(
    /`([\w./-]*\w(?:\/|\.\w)[\w./-]*)`/g,
  )
  const paths = [...named].map(([, path]) => path.replace(/\/$/, ''))
  return paths.filter((path) => /\/|\.(?:ts|tsx|mjs|md)$/.test(path) && !exists(path))
}
