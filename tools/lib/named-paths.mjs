import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const named = /`([\w./-]*\w(?:\/|\.\w)[\w./-]*)`/g

/** Paths in `code` that a page names and that are not there; a path may leave out what it begins with. */
export function missingPaths(root, page) {
  const paths = [...readFileSync(join(root, page), 'utf8').matchAll(named)]
    .map(([, path]) => path)
    .filter((path) => /\/|\.(?:ts|tsx|mjs|md)$/.test(path))
  const exclude = ({ name }) => name === 'node_modules' || name === 'dist'
  const inRooms = (path) =>
    globSync(`{apps,packages,tools,docs}/**/${path}`, { cwd: root, exclude, withFileTypes: true })
  return paths.filter((path) => !existsSync(join(root, path)) && inRooms(path).length === 0)
}
