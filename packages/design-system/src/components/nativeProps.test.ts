import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const files = globSync('**/*.tsx', { cwd: import.meta.dirname }).filter(
  (file) => !/\.(stories|browser)\./.test(basename(file)),
)

/** Own props that are attributes of the element as well, and say the same there. */
const SAME = /^(aria-.*|autoComplete|download|form|href|id|lang|name|placeholder|role|target|type)$/

/** Props of its own that a component hands on to an element, which knows no such attribute. */
function leaked(file: string): string[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const own = new Map<string, string[]>()
  for (const node of source.statements) {
    if (!ts.isInterfaceDeclaration(node) || !/NativeProps|ControlProps/.test(text)) continue
    const names = node.members.map((member) => member.name?.getText(source).replace(/'/g, '') ?? '')
    own.set(node.name.text, names)
  }
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((node) => {
    const names = own.get(node.parameters[0]?.type?.getText(source).replace(/<.*/s, '') ?? '')
    if (!names || !node.body) return []
    const taken: string[] = []
    let hasRest = false
    const read = (pattern: ts.BindingName | undefined) => {
      if (!pattern || !ts.isObjectBindingPattern(pattern)) return
      for (const element of pattern.elements)
        if (element.dotDotDotToken) hasRest = true
        else taken.push((element.propertyName ?? element.name).getText(source).replace(/'/g, ''))
    }
    read(node.parameters[0]?.name)
    for (const statement of node.body.statements)
      if (ts.isVariableStatement(statement))
        for (const { name } of statement.declarationList.declarations) read(name)
    if (!hasRest) return []
    return names
      .filter((name) => !taken.includes(name) && !SAME.test(name))
      .map((name) => `${file}: ${node.name?.text} ${name}`)
  })
}

test('no component hands a prop of its own on to its element', () => {
  expect(files.flatMap(leaked)).toEqual([])
})
