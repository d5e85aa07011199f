import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const files = globSync('*/**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
  (file) => !/\.(stories|test|strings|css)\./.test(basename(file)),
)

/** What everybody knows from React and HTML needs no sentence. */
const KNOWN = /^(children|ref|id|className|aria-.*|data-.*)$/

/** Names of what a file gives to the package's users that lacks its sentence. */
function silent(file: string): string[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const missing: string[] = []
  const index = readFileSync(join(import.meta.dirname, file.split('/')[0]!, 'index.ts'), 'utf8')
  const isPublic = (name: string) => new RegExp(`\\b${name}\\b`).test(index)
  const isSilent = (node: ts.Node) => ts.getJSDocCommentsAndTags(node).length === 0
  for (const node of source.statements) {
    if (!ts.isFunctionDeclaration(node) && !ts.isInterfaceDeclaration(node)) continue
    if (!node.name || !isPublic(node.name.text)) continue
    if (ts.isFunctionDeclaration(node)) {
      if (isSilent(node)) missing.push(node.name.text)
      continue
    }
    for (const member of node.members) {
      const name = member.name?.getText(source).replace(/'/g, '') ?? ''
      if (!KNOWN.test(name) && isSilent(member)) missing.push(`${node.name.text}.${name}`)
    }
  }
  return missing.map((name) => `${file}: ${name}`)
}

test('every exported function and every prop says in a sentence what it is', () => {
  expect(files.length).toBeGreaterThan(60)
  expect(files.flatMap(silent)).toEqual([])
})
