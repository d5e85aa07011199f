/** The middle of some numbers. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Three figures that mean something, no more. */
export function short(number) {
  if (number >= 100) return String(Math.round(number))
  return number.toFixed(1)
}

/** Lines of a table, the first column to the left, figures to the right. */
export function table(head, rows) {
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  return lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
      )
      .join('  '),
  )
}
