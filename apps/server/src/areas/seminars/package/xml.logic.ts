import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { PackageError } from './package.types.ts'

/** An element with its namespaces resolved: prefixes are the writer's own affair. */
export interface XmlElement {
  name: string
  /** The namespace's address; a prefix that was never declared stands for itself; '' for none. */
  namespace: string
  attributes: XmlAttribute[]
  children: XmlElement[]
  /** Its own text, without that of its children. */
  text: string
}

/** An attribute; without a prefix it has no namespace. */
interface XmlAttribute {
  name: string
  namespace: string
  value: string
}

/** What `xml:` stands for without being declared. */
export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'

/** Names that the parser gives to what is no element. */
const [textName, cdataName, attributesName] = ['#text', '#cdata', ':@']

type ParsedNode = Readonly<Record<string, string | ParsedNode[] | Record<string, string>>>

/** Entities stay as they were written, whatever a DTD says of them: `decodeText` knows five. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  textNodeName: textName,
  cdataPropName: cdataName,
})

/**
 * Parses an XML text with its namespaces.
 * @returns its root
 * @throws PackageError `manifest-not-xml`: not well-formed, nested more than 100 deep, or with external entities
 */
export function parseXml(text: string): XmlElement {
  const fault = XMLValidator.validate(text)
  if (fault !== true)
    throw new PackageError('manifest-not-xml', `${fault.err.line}: ${fault.err.msg}`)
  let nodes: ParsedNode[]
  try {
    nodes = parser.parse(text) as ParsedNode[]
  } catch (error) {
    throw new PackageError('manifest-not-xml', (error as Error).message)
  }
  const roots = readElements(nodes, new Map([['xml', xmlNamespace]]))
  if (roots.length !== 1) throw new PackageError('manifest-not-xml', `${roots.length} roots`)
  return roots[0]!
}

/** Addresses of namespaces by prefix. */
type Namespaces = ReadonlyMap<string, string>

const readElements = (nodes: readonly ParsedNode[], outer: Namespaces): XmlElement[] =>
  nodes.flatMap((node) => {
    const tag = Object.keys(node).find((key) => key !== attributesName)
    const isElement = tag !== undefined && tag !== textName && tag !== cdataName
    return isElement ? [readElement(tag, node, outer)] : []
  })

function readElement(tag: string, node: ParsedNode, outer: Namespaces): XmlElement {
  const written = Object.entries((node[attributesName] ?? {}) as Record<string, string>).map(
    ([name, value]) => ({ ...splitName(name), value: decodeText(value.replaceAll(/\s/gu, ' ')) }),
  )
  const declared = written.flatMap(({ prefix, name, value }) => {
    if (prefix === 'xmlns') return [[name, value] as const]
    return prefix === '' && name === 'xmlns' ? [['', value] as const] : []
  })
  const namespaces = declared.length ? new Map([...outer, ...declared]) : outer
  const spaceOf = (prefix: string) => namespaces.get(prefix) ?? prefix
  const { prefix, name } = splitName(tag)
  const content = node[tag] as ParsedNode[]
  return {
    name,
    namespace: spaceOf(prefix),
    attributes: written.map(({ prefix, name, value }) => ({
      name,
      namespace: prefix && spaceOf(prefix),
      value,
    })),
    children: readElements(content, namespaces),
    text: content.map(readText).join(''),
  }
}

function readText(node: ParsedNode): string {
  if (textName in node) return decodeText(node[textName] as string)
  if (!(cdataName in node)) return ''
  return (node[cdataName] as ParsedNode[]).map((part) => part[textName] as string).join('')
}

function splitName(qualified: string): { prefix: string; name: string } {
  const colon = qualified.indexOf(':')
  return { prefix: qualified.slice(0, Math.max(colon, 0)), name: qualified.slice(colon + 1) }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } // prettier-ignore

/** Replaces the five entities of XML and references to characters; all others stay as they were written. */
const decodeText = (text: string) =>
  text.replaceAll(
    /&(?:#x([\da-fA-F]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gu,
    (whole, hex, decimal, name) => {
      // prettier-ignore
      if (name) return entities[name as string]!
      const point = hex ? Number.parseInt(hex as string, 16) : Number(decimal)
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : (whole as string)
    },
  )
