/** The numbers shown for a place among many pages; `gap` stands for those left out. */
export function pageNumbers(page: number, count: number, around = 1): (number | 'gap')[] {
  const shown = new Set([1, count])
  for (let one = page - around; one <= page + around; one++) shown.add(one)
  // The row keeps its length near both ends, so that the buttons stay under the pointer.
  if (page <= 2 + around) for (let one = 1; one <= 3 + around * 2; one++) shown.add(one)
  if (page >= count - 1 - around) {
    for (let one = count - 2 - around * 2; one <= count; one++) shown.add(one)
  }
  const numbers = [...shown].filter((one) => one >= 1 && one <= count).toSorted((a, b) => a - b)
  return numbers.flatMap((one, index) => {
    const before = numbers[index - 1] ?? 0
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? ['gap' as const, one] : [one]
  })
}
