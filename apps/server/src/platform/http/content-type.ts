import { fileTypeFromBuffer } from 'file-type'

/** So much of a file is looked at. Office documents name their kind within the first entries. */
export const headBytes = 65_536

/** Kinds of text look alike inside, so here the ending may say more. None of them can run. */
const textTypes: Record<string, string> = {
  csv: 'text/csv',
  json: 'application/json',
  md: 'text/markdown',
}

/** The media type by what is in a file. The name of a binary file says nothing. */
export async function contentTypeOf(head: Uint8Array, name: string): Promise<string> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  if (found) return found.mime
  if (!isText(head)) return 'application/octet-stream'
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  return Object.hasOwn(textTypes, ending) ? textTypes[ending]! : 'text/plain'
}

function isText(head: Uint8Array): boolean {
  if (head.includes(0)) return false
  try {
    // The head may end in the middle of a character: more may follow.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
