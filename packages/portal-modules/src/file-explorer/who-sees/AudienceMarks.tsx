/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; a table's layout cannot do that */
import { createContext, memo, use, type ReactNode } from 'react'
import type { Tools } from '../error-text.ts'
import type { Entry, Group } from '../file-explorer.port.ts'
import { groupMarks } from './group-marks.ts'

/** The cell that says who sees an entry. */
export type MarksOf = (entry: Pick<Entry, 'audience'>) => ReactNode

/** The marks of the list, as soon as its groups are known: they come after the rows, which stay as they are. */
export const MarksContext = createContext<MarksOf | undefined>(undefined)

/** Who sees an entry; empty until that is known. */
export const AudienceCell = memo(function AudienceCell({ entry }: { entry: Entry }) {
  const marksOf = use(MarksContext)
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell that is filled in a moment
  return marksOf ? marksOf(entry) : <span role="gridcell" />
})

/** Most marks; the rest becomes a number. */
const MAX = 4

/**
 * Cells with the marks of who sees an entry. Most entries of a folder are for the same groups: each
 * set of them is made once.
 */
export function audienceMarks(groups: readonly Group[], { t }: Tools): MarksOf {
  const marks = groupMarks(groups)
  const cells = new Map<string, ReactNode>()
  const make = (seers: readonly number[]) => {
    const names = seers.map((at) => marks[at]!.name).join(', ')
    if (seers.length === 0) return <span role="gridcell">{t('audience.nobody')}</span>
    const shown = seers.length > MAX ? seers.slice(0, MAX - 1) : seers
    return (
      <span role="gridcell" title={names}>
        <span role="img" className="at-marks" aria-label={names}>
          {shown.map((at) => {
            const { id, letters, color } = marks[at]!
            return (
              <span key={id} aria-hidden="true" style={{ background: `var(--at-avatar-${color})` }}>
                {letters}
              </span>
            )
          })}
          {shown.length < seers.length && (
            <span aria-hidden="true" data-at-rest>
              +{seers.length - shown.length}
            </span>
          )}
        </span>
      </span>
    )
  }
  // Among the groups are all people who can be chosen alone: a row looks up its own, and never all of them.
  const places = new Map(groups.map(({ id }, at) => [id, at]))
  const always = groups.flatMap(({ seesEverything }, at) => (seesEverything ? [at] : []))
  return ({ audience = [] }) => {
    const own = audience.flatMap((id) => places.get(id) ?? [])
    const seers = [...new Set([...always, ...own])].toSorted((one, other) => one - other)
    const key = seers.join()
    if (!cells.has(key)) cells.set(key, make(seers))
    return cells.get(key)
  }
}
