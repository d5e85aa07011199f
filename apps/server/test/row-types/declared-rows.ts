/**
 * Reads from the sources which rows each statement declares: for every `tx.query(…)` of a `Transaction`, the
 * properties of its `Row`, as the compiler knows them. Prints the path of the file that has them.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import ts from 'typescript'
import type { DeclaredColumn, DeclaredRow, Kind } from './kinds.ts'

const server = join(import.meta.dirname, '../..')
const folder = join(tmpdir(), 'atrium-test')

function kindsOf(checker: ts.TypeChecker, type: ts.Type): Kind[] {
  if (type.isUnion()) return [...new Set(type.types.flatMap((one) => kindsOf(checker, one)))]
  const { flags } = type
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) return ['any']
  if (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return []
  if (flags & ts.TypeFlags.StringLike) return ['text']
  if (flags & ts.TypeFlags.NumberLike) return ['number']
  if (flags & ts.TypeFlags.BooleanLike) return ['boolean']
  if (checker.isArrayLikeType(type)) {
    const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    return (element ? kindsOf(checker, element) : ['any' as const]).map((kind): Kind => `${kind}[]`)
  }
  const name = type.getSymbol()?.getName()
  if (name === 'Date') return ['date']
  if (name === 'Buffer' || name === 'Uint8Array') return ['bytes']
  // A branded text or number is what it is made of.
  if (type.isIntersection()) {
    const simple = type.types
      .flatMap((one) => kindsOf(checker, one))
      .filter((kind) => kind !== 'json')
    if (simple.length > 0) return simple
  }
  return ['json']
}

function columnsOf(checker: ts.TypeChecker, row: ts.Type, at: ts.Node) {
  const columns: Record<string, DeclaredColumn> = {}
  for (const property of checker.getPropertiesOfType(row)) {
    const type = checker.getTypeOfSymbolAtLocation(property, at)
    const parts = type.isUnion() ? type.types : [type]
    const isAny = (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0
    columns[property.getName()] = {
      kinds: kindsOf(checker, type),
      canBeNull: isAny || parts.some((part) => part.flags & ts.TypeFlags.Null),
      canBeMissing: (property.flags & ts.SymbolFlags.Optional) !== 0,
    }
  }
  return columns
}

/** The name in a call of `Transaction.query`, whatever the transaction is called, or of `queryInColumns`. */
function nameOfQuery(checker: ts.TypeChecker, { expression }: ts.CallExpression) {
  if (ts.isIdentifier(expression) && expression.text === 'queryInColumns') return expression
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'query')
    return undefined
  const declaration = checker.getSymbolAtLocation(expression.name)?.declarations?.[0]
  const owner = declaration?.parent
  const isOfTransaction =
    owner &&
    ts.isInterfaceDeclaration(owner) &&
    owner.name.text === 'Transaction' &&
    // PGlite has one of that name, too.
    owner.getSourceFile().fileName.startsWith(join(server, 'src'))
  return isOfTransaction && ts.isIdentifier(expression.name) ? expression.name : undefined
}

function declaredRows(): DeclaredRow[] {
  const { config } = ts.readConfigFile(join(server, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, server)
  const files = globSync('src/**/*.ts', { cwd: server })
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => join(server, name))
  const program = ts.createProgram(files, options)
  const checker = program.getTypeChecker()
  const rows: DeclaredRow[] = []
  for (const path of files) {
    const file = program.getSourceFile(path)!
    const visit = (node: ts.Node) => {
      const name = ts.isCallExpression(node) ? nameOfQuery(checker, node) : undefined
      if (name && ts.isCallExpression(node)) {
        const signature = checker.getResolvedSignature(node)!
        const list = checker.getAwaitedType(checker.getReturnTypeOfSignature(signature))!
        const row = checker.getIndexTypeOfType(list, ts.IndexKind.Number)
        if (!row) throw new Error(`${path}: what are the rows of ${node.getText(file)}?`)
        const columns = columnsOf(checker, row, node)
        const { line } = file.getLineAndCharacterOfPosition(name.getStart(file))
        if (Object.keys(columns).length > 0)
          rows.push({
            place: `${relative(server, path)}:${line + 1}`,
            isInColumns: name.text !== 'query',
            columns,
          })
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return rows
}

/** Reading the types takes some seconds, so it is done once for each state of the sources. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const sources = [
    'apps/server/src/**/*.ts',
    'apps/server/test/row-types/*.ts',
    'packages/api-client/src/**/*.ts',
  ]
  const root = join(server, '../..')
  for (const name of globSync(sources, { cwd: root }).toSorted()) {
    hash.update(name).update(readFileSync(join(root, name)))
  }
  return hash.digest('hex').slice(0, 12)
}

const path = join(folder, `rows-${fingerprint()}.json`)
if (!(await stat(path).catch(() => undefined))) {
  const part = `${path}.${process.pid}`
  await mkdir(folder, { recursive: true })
  await writeFile(part, JSON.stringify(declaredRows()))
  await rename(part, path)
}
process.stdout.write(path)
