/** How a module is put on a page with its memory port: written from its types, so that it stays true. */
import ts from 'typescript'
import { exportsOf, resolved } from './source.ts'

interface Memory {
  name: string
  /** The port is a property of what is made. */
  hasPort: boolean
  /** What is made, where the ids of its contents stand, too. */
  made: ts.Type
}

/** The function of `/testing` that makes a port of this kind. */
function memoryFor(program: ts.Program, folder: string, port: ts.Type): Memory | undefined {
  const checker = program.getTypeChecker()
  for (const symbol of exportsOf(program, `${folder}/testing/index.ts`)) {
    if (!symbol.name.startsWith('createMemory') || !symbol.valueDeclaration) continue
    const type = checker.getTypeOfSymbolAtLocation(symbol, symbol.valueDeclaration)
    const [signature] = type.getCallSignatures()
    if (!signature) continue
    const made = signature.getReturnType()
    if (checker.isTypeAssignableTo(made, port)) return { name: symbol.name, hasPort: false, made }
    const inside = checker.getPropertyOfType(made, 'port')
    if (inside && checker.isTypeAssignableTo(checker.getTypeOfSymbol(inside), port))
      return { name: symbol.name, hasPort: true, made }
  }
  return undefined
}

/** Something of this type to start with; `id` is what an id is. */
function sampleOf(checker: ts.TypeChecker, type: ts.Type, id = '1'): string {
  if (type.isStringLiteral()) return `'${type.value}'`
  if (type.flags & ts.TypeFlags.NumberLike) return id
  if (type.flags & ts.TypeFlags.StringLike) return `''`
  if (type.flags & ts.TypeFlags.BooleanLike) return 'false'
  if (type.getCallSignatures().length > 0) return '() => {}'
  if (checker.isArrayLikeType(type)) return '[]'
  if (type.isUnion()) return sampleOf(checker, type.types[0]!, id)
  const parts = checker
    .getPropertiesOfType(type)
    .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
    .map((one) => `${one.name}: ${sampleOf(checker, checker.getTypeOfSymbol(one), id)}`)
  return `{ ${parts.join(', ')} }`
}

/** Props that must be given, by their names: from the memory port where it says them. */
function givenTo(checker: ts.TypeChecker, props: ts.Type, made: ts.Type) {
  const taken = new Set<string>()
  const ownId = checker.getPropertiesOfType(made).find(({ name }) => /^[a-z]+Id$/.test(name))?.name
  const given = checker
    .getPropertiesOfType(props)
    .filter(({ name, flags }) => name !== 'port' && !(flags & ts.SymbolFlags.Optional))
    .map((one) => {
      const isSaid = checker.getPropertyOfType(made, one.name) !== undefined
      const value = isSaid ? one.name : sampleOf(checker, checker.getTypeOfSymbol(one), ownId)
      if (ownId && value.includes(ownId)) taken.add(ownId)
      return ` ${one.name}={${value}}`
    })
  return { given: given.join(''), taken: [...taken] }
}

export function exampleOf(
  program: ts.Program,
  folder: string,
  component: string,
  props: ts.Type,
): string | undefined {
  const checker = program.getTypeChecker()
  const portProperty = checker.getPropertyOfType(props, 'port')
  const memory = portProperty && memoryFor(program, folder, checker.getTypeOfSymbol(portProperty))
  if (!memory) return undefined
  const { given, taken } = givenTo(checker, props, memory.made)
  const name = memory.hasPort ? `{ ${['port', ...taken].join(', ')} }` : 'port'
  return [
    `import '@atrium/design-system/base.css'`,
    `import { ${component} } from '@atrium/portal-modules/${folder}'`,
    `import { ${memory.name} } from '@atrium/portal-modules/${folder}/testing'`,
    `import { AtriumHost } from '@atrium/portal-modules/host'`,
    '',
    `const ${name} = ${memory.name}()`,
    '',
    'export const Page = () => (',
    `  <AtriumHost theme={{ primary: '#2392d4' }} locale="en">`,
    `    <${component} port={port}${given} />`,
    '  </AtriumHost>',
    ')',
  ].join('\n')
}

/** The configuration that a manifest is declared with. */
export function settingsOf(program: ts.Program, folder: string): ts.Symbol | undefined {
  const checker = program.getTypeChecker()
  const manifest = exportsOf(program, `${folder}/manifest.ts`).find(({ name }) => name === 'manifest') // prettier-ignore
  const declaration = manifest?.valueDeclaration
  if (!declaration || !ts.isVariableDeclaration(declaration)) return undefined
  const call = declaration.initializer
  const argument = call && ts.isCallExpression(call) ? call.typeArguments?.[0] : undefined
  if (!argument || !ts.isTypeReferenceNode(argument)) return undefined
  const symbol = checker.getSymbolAtLocation(argument.typeName)
  return symbol && resolved(checker, symbol)
}
