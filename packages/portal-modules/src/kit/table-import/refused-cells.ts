/**
 * What the host says of single rows, `people[3].email`, by line and field; undefined: it says of none.
 * @param list      name of the rows in the call: `people`
 * @param fallback  the field that is meant where a whole row is
 */
export function refusedCells(
  fields: Readonly<Record<string, readonly string[]>>,
  lines: readonly number[],
  { list, fallback }: { list: string; fallback: string },
): Map<number, Record<string, string>> | undefined {
  const found = new Map<number, Record<string, string>>()
  const pattern = new RegExp(`^${list}\\[(\\d+)\\](?:\\.(\\w+))?`)
  for (const [name, texts] of Object.entries(fields)) {
    const [, index, field = fallback] = pattern.exec(name) ?? []
    const line = lines[Number(index)]
    if (index === undefined || line === undefined) continue
    found.set(line, { ...found.get(line), [field]: texts.join(' ') })
  }
  return found.size > 0 ? found : undefined
}
