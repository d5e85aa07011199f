import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const states = ['held', 'open', 'not ours']
const test = /`([\w./-]+\.(?:test|spec|mocked\.test)\.tsx?)` "([^"]+)"/g
const link = /\[[^\]]+\]\(([^)#]*)(#[\w-]+)?\)/g

/**
 * What is wrong with the tables of docs/security.md: a state that is none, a requirement that stands
 * there twice, one that is held by nothing, or by a test or a page that does not exist.
 * @param {string} root of the repository
 * @returns {string[]} one sentence for each fault
 */
export function securityFaults(root) {
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
  const rows = text.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  const seen = new Set()
  return rows.flatMap((line) => {
    const [id, , state, proof = ''] = line.split(' | ').map((cell) => cell.replace(/^\| |\|\s*$/g, '').trim()) // prettier-ignore
    const faults = []
    if (seen.has(id)) faults.push(`${id} stands there twice`)
    seen.add(id)
    if (!states.includes(state)) faults.push(`${id} is "${state}", not one of ${states.join(', ')}`)
    const tests = [...proof.matchAll(test)]
    const links = [...proof.matchAll(link)]
    if (state === 'held' && tests.length + links.length === 0) faults.push(`${id} names no test`)
    for (const [, file, title] of tests) {
      const path = join(root, file)
      const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
      if (!source.includes(title)) faults.push(`${id}: no test "${title}" in ${file}`)
    }
    for (const [, file] of links)
      if (file && !existsSync(join(root, 'docs', file))) faults.push(`${id}: no page ${file}`)
    return faults
  })
}
