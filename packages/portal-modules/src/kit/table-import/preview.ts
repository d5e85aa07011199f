/** A row of the preview, as far as all imports know it. */
export interface PreviewLine {
  /** Its number in the file; null: it is not in it. */
  line: number | null
  name: string
  /** What becomes of it; `faulty`, `pending` and `left` are known to all imports. */
  state: string
}

/** Which rows are looked at. */
export const previewFilters = ['all', 'changes', 'faulty', 'left'] as const
export type PreviewFilter = (typeof previewFilters)[number]

/** Whether a row is looked at. Sums and remarks are looked at only where they are asked for. */
export function isShown(
  state: string,
  filter: PreviewFilter,
  changing: ReadonlySet<string>,
): boolean {
  if (filter === 'all') return state !== 'left'
  return filter === 'changes' ? changing.has(state) : state === filter
}
