import { fileHeadBytes } from '@atrium/api-client/contract'
import { fileTypeFromBuffer } from 'file-type'

/** So much of a file is looked at. */
export const headBytes = fileHeadBytes

/** Kinds of text look alike inside, so here the ending may say more. None of them can run. */
const textTypes: Record<string, string> = {
  csv: 'text/csv',
  eml: 'message/rfc822',
  json: 'application/json',
  md: 'text/markdown',
}

/** What may stand before the root of an XML document. One after the other, so that no file takes long. */
const prolog = /\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/y
const drawingRoot = /<(?:[\w-]+:)?svg[\s/>]/y

/** The media type by what is in a file. The name of a binary file says nothing. */
export async function contentTypeOf(head: Uint8Array, name: string): Promise<string> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  // Shown in pictures alone, where no script runs: as a page of its own the content server never gives it (VIEW-09).
  if (ending === 'svg' && (!found || found.mime === 'application/xml') && isDrawing(head))
    return 'image/svg+xml'
  if (found) return found.mime
  if (!isText(head)) return 'application/octet-stream'
  return Object.hasOwn(textTypes, ending) ? textTypes[ending]! : 'text/plain'
}

function isDrawing(head: Uint8Array): boolean {
  if (!isText(head)) return false
  const text = new TextDecoder().decode(head)
  let at = 0
  for (;;) {
    prolog.lastIndex = drawingRoot.lastIndex = at
    if (!prolog.test(text)) return drawingRoot.test(text)
    at = prolog.lastIndex
  }
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
