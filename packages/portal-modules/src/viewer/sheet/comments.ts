import type { Sheet, Workbook } from 'hucre'
import { placeOf } from './ranges.ts'

/**
 * The comments of a sheet by cell, `row,column` from 0: each with its author, a conversation one line after the
 * other. Where there is a conversation, the note that Excel keeps beside it for older programs is left out.
 */
export function commentsOf(
  { cells, threadedComments = [] }: Sheet,
  persons: Workbook['persons'] = [],
): ReadonlyMap<string, string> {
  const comments = new Map<string, string>()
  for (const [key, { comment }] of cells ?? []) {
    const text = comment?.text.trim()
    if (text) comments.set(key, withAuthor(text, comment?.author))
  }
  const names = new Map(persons.map(({ id, displayName }) => [id, displayName]))
  const linesOf = ({ id }: { id: string }) =>
    threadedComments
      .filter((one) => one.id === id || one.parentId === id)
      .map(({ text, personId }) => withAuthor(text.trim(), names.get(personId)))
  for (const root of threadedComments) {
    const place = root.ref === undefined ? undefined : placeOf(root.ref)
    if (place && !root.parentId)
      comments.set(`${place.row},${place.column}`, linesOf(root).join('\n'))
  }
  return comments
}

/** Excel begins a note with its author by itself; programs write numbers in braces where they know no name. */
const withAuthor = (text: string, author = ''): string =>
  author === '' || /^tc=\{|^\{/.test(author) || text.startsWith(author)
    ? text
    : `${author}: ${text}`
