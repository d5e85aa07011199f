/** One byte range, both ends included. */
export interface Range {
  start: number
  end: number
}

/**
 * Reads a Range header for a file of `size` bytes. Undefined: answer with the whole file, also for
 * several ranges or another unit, as RFC 9110 allows.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): Range | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [, first = '', last = ''] = match
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return 'unsatisfiable'
  return start > end ? undefined : { start, end }
}
