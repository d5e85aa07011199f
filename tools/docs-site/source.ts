/** Reads interfaces, types and calls from the sources of the modules, by the TypeScript compiler. */
import { globSync } from 'node:fs'
import { join, sep } from 'node:path'
import ts from 'typescript'
import { modulesFolder } from './titles.ts'
import type { ComponentRecord, MemberRecord, PortMember, PortRecord, TypeRecord } from './module-record.types.ts' // prettier-ignore

const folder = join(modulesFolder, '..')

/** One program over all modules: what they share is read once. */
export function createSource(): ts.Program {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const entries = globSync('*/{index,manifest,module,testing/index}.ts', { cwd: modulesFolder })
  return ts.createProgram(entries.map((entry) => join(modulesFolder, entry)), options) // prettier-ignore
}

const isOurs = (node: ts.Node) => node.getSourceFile().fileName.startsWith(modulesFolder + sep)
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
/** A type on one line; between lines of an object stands what a line's end says there. */
const typeInOneLine = (text: string) =>
  inOneLine(
    text
      .replaceAll(/\/\*\*.*?\*\//gs, '')
      .replaceAll(/(?<![{(,;|&<])\n\s*(?=[\w'"[\]-]+\??:)/g, '; '),
  )
    .replaceAll('( ', '(')
    .replaceAll(/,? \)/g, ')')

/** What an export stands for, past all files that hand it on. */
export function resolved(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

export function exportsOf(program: ts.Program, file: string): ts.Symbol[] {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(join(modulesFolder, file))
  const symbol = source && checker.getSymbolAtLocation(source)
  return symbol ? checker.getExportsOfModule(symbol).map((one) => resolved(checker, one)) : []
}

const wordsOf = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  inOneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)))

function memberOf(checker: ts.TypeChecker, symbol: ts.Symbol): MemberRecord {
  const declaration = symbol.declarations?.[0]
  const words = wordsOf(checker, symbol)
  const [, description = words, absent] = /^(.*?)\s*\babsent: (.*)$/i.exec(words) ?? []
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0
  return {
    name: symbol.name,
    isRequired: !isOptional,
    type: typeText(checker, symbol, declaration),
    description: description.replace(/[;:]$/, '.'),
    ...(absent && { absent }),
  }
}

function typeText(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  declaration: ts.Declaration | undefined,
) {
  if (declaration && ts.isPropertySignature(declaration) && declaration.type)
    return typeInOneLine(declaration.type.getText())
  if (declaration && ts.isMethodSignature(declaration))
    return typeInOneLine(
      `(${declaration.parameters.map((one) => one.getText()).join(', ')}) => ${declaration.type?.getText() ?? 'void'}`,
    )
  return checker.typeToString(checker.getTypeOfSymbol(symbol))
}

const byNeed = (a: MemberRecord, b: MemberRecord) => Number(b.isRequired) - Number(a.isRequired)

export const membersOf = (checker: ts.TypeChecker, type: ts.Type): MemberRecord[] =>
  checker.getPropertiesOfType(type).map((one) => memberOf(checker, one))

/** Components that an entry exports and that are given a port, with their props. */
export function componentsOf(
  program: ts.Program,
  entry: string,
): { record: ComponentRecord; props: ts.Type }[] {
  const checker = program.getTypeChecker()
  return exportsOf(program, entry).flatMap((symbol) => {
    const declaration = symbol.valueDeclaration
    if (!declaration || !/^[A-Z]/.test(symbol.name) || symbol.name.endsWith('View')) return []
    const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()
    const parameter = signature?.parameters[0]
    if (!parameter) return []
    const props = checker.getTypeOfSymbol(parameter)
    const record: ComponentRecord = {
      name: symbol.name,
      description: wordsOf(checker, symbol),
      props: membersOf(checker, props).toSorted(byNeed),
    }
    return [{ record, props }]
  })
}

const parametersOf = (checker: ts.TypeChecker, type: ts.Type) =>
  checker
    .getNonNullableType(type)
    .getCallSignatures()
    .flatMap(({ parameters }) => parameters.map((one) => checker.getTypeOfSymbol(one)))

function portMember(checker: ts.TypeChecker, symbol: ts.Symbol): PortMember {
  const type = checker.getTypeOfSymbol(symbol)
  const [signature] = checker.getNonNullableType(type).getCallSignatures()
  const taken = parametersOf(checker, type)
  const has = (one: ts.Type, name: string) => checker.getPropertyOfType(one, name) !== undefined
  // Said of the command, or of what it changes.
  const inside = taken.flatMap((one) =>
    checker.getPropertiesOfType(one).map((part) => checker.getTypeOfSymbol(part)),
  )
  const answer = signature && checker.getNonNullableType(signature.getReturnType())
  const isRead =
    answer !== undefined && (answer.aliasSymbol ?? answer.getSymbol())?.name === 'Query'
  const kind = !signature ? 'part' : isRead ? 'read' : /^on[A-Z]/.test(symbol.name) ? 'event' : 'command' // prettier-ignore
  return {
    ...memberOf(checker, symbol),
    kind,
    hasCommandId: taken.some((one) => has(one, 'commandId')),
    hasVersion:
      kind === 'command' &&
      [...taken, ...inside].some((one) => has(one, 'version') || has(one, 'versions')),
  }
}

/** The type itself, or what a function that is called like a port gives. */
function portIn(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const given = checker.getNonNullableType(type)
  const [signature] = given.getCallSignatures()
  return signature && given.aliasSymbol?.name.endsWith('Port') ? signature.getReturnType() : given
}

/** The ports of some types of props, and the ports inside them, each once. */
export function portsOf(
  checker: ts.TypeChecker,
  props: readonly ts.Type[],
): { records: PortRecord[]; symbols: ts.Symbol[] } {
  const symbols = new Set<ts.Symbol>()
  const visit = (type: ts.Type) => {
    for (const property of checker.getPropertiesOfType(type)) {
      const inner = portIn(checker, checker.getTypeOfSymbol(property))
      const symbol = inner.aliasSymbol ?? inner.getSymbol()
      if (!symbol || symbols.has(symbol) || !symbol.name.endsWith('Port')) continue
      if (!symbol.declarations?.some(isOurs)) continue
      symbols.add(symbol)
      visit(inner)
    }
  }
  for (const type of props) visit(type)
  const records = [...symbols].map((symbol): PortRecord => ({
    name: symbol.name,
    description: wordsOf(checker, symbol),
    members: checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
      .map((one) => portMember(checker, one)),
  }))
  return { records, symbols: [...symbols] }
}

const isShown = (node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)

/** Every type of ours that the ports name, and that those name, as they are written. */
export function typesNamedBy(checker: ts.TypeChecker, symbols: readonly ts.Symbol[]): TypeRecord[] {
  const found = new Map<ts.Symbol, TypeRecord>()
  const roots = new Set(symbols)
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) add(checker.getSymbolAtLocation(node))
    node.forEachChild(visit)
  }
  const add = (named: ts.Symbol | undefined) => {
    const symbol = named && resolved(checker, named)
    const declaration = symbol?.declarations?.find(
      (one) => isOurs(one) && (isShown(one) || ts.isVariableDeclaration(one)),
    )
    if (!symbol || !declaration || found.has(symbol) || roots.has(symbol)) return
    if (symbol.name === 'Query') return
    const statement = isShown(declaration) ? declaration : declaration.parent.parent
    const { text } = declaration.getSourceFile()
    found.set(symbol, {
      name: symbol.name,
      text: text.slice(statement.getStart(undefined, true), statement.end),
    })
    if (isShown(declaration)) declaration.forEachChild(visit)
  }
  for (const symbol of symbols)
    for (const declaration of symbol.declarations ?? []) declaration.forEachChild(visit)
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name))
}
