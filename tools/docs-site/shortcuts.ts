/** The keys that a module names on the sheet of all keys, from its calls of `useShortcuts`. */
import ts from 'typescript'
import type { Shortcut } from './module-record.types.ts'

/** Texts of a catalogue by their keys: the object that `defineMessages` is given. */
export function textsIn(source: ts.SourceFile | undefined): Map<string, string> {
  const texts = new Map<string, string>()
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)) {
      const { name } = node
      if (ts.isStringLiteral(name) || ts.isIdentifier(name)) texts.set(name.text, node.initializer.text) // prettier-ignore
    }
    node.forEachChild(visit)
  }
  source?.forEachChild(visit)
  return texts
}

const literalsIn = (node: ts.Expression): string[] =>
  ts.isStringLiteral(node)
    ? [node.text]
    : ts.isArrayLiteralExpression(node)
      ? node.elements.flatMap(literalsIn)
      : []

const property = (node: ts.ObjectLiteralExpression, wanted: string) =>
  node.properties.find(
    (one): one is ts.PropertyAssignment =>
      ts.isPropertyAssignment(one) && ts.isIdentifier(one.name) && one.name.text === wanted,
  )?.initializer

/** Where the label is `t('…')`, the text of that key. */
function labelOf(node: ts.Expression | undefined, texts: Map<string, string>) {
  const [key] = node && ts.isCallExpression(node) ? node.arguments : []
  return key && ts.isStringLiteral(key) ? texts.get(key.text) : undefined
}

export function shortcutsIn(sources: readonly ts.SourceFile[], texts: Map<string, string>) {
  const found = new Map<string, Shortcut>()
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const given = property(node, 'keys')
      const does = labelOf(property(node, 'label'), texts)
      const keys = given ? literalsIn(given) : []
      if (does && keys.length > 0) found.set(`${keys.join()} ${does}`, { keys, does })
    }
    node.forEachChild(visit)
  }
  for (const source of sources)
    if (source.text.includes('useShortcuts(')) source.forEachChild(visit)
  return [...found.values()]
}
