import { ROLES } from '../timeline.roles.ts'
import { memo, useMemo } from 'react'
import { shareOf, shareStyle } from '../bars/TimelineBar.tsx'
import { createTickNames, ticksOf, type Tick } from '../layout/timeline.scale.ts'
import type { VisibleRange } from '../viewport/viewport.types.ts'
import type { Speech } from '../useSpeech.ts'

/** The marks in the page; the same as long as the window is. */
export function useTicks(frame: VisibleRange | undefined, speech: Speech) {
  const names = useMemo(() => createTickNames(speech.names, speech.words), [speech])
  return useMemo(() => {
    if (!frame) return { upper: [], lower: [] }
    const { level, from, to } = frame
    return {
      upper: ticksOf(level.upper, from, to, names.upper[level.upper]),
      lower: ticksOf(level.lower, from, to, names.lower[level.lower]),
    }
  }, [frame, names])
}

interface Marks {
  upper: readonly Tick[]
  lower: readonly Tick[]
  /** Where the ground begins, and how many days it has. */
  origin: number
  ground: number
  /** The moment that is now, as a day with the part that has gone by. */
  now: number
}

/** Where a tick lies, as one property: another window sets it for each of them. */
const placeOf = ({ start, end }: Tick, origin: number, ground: number) => ({
  insetInline: `${shareOf(start - origin, ground)} ${shareOf(origin + ground - end, ground)}`,
})

/** The two rows of marks, which stay at the top. */
export const TimelineHead = memo(function TimelineHead(
  props: Marks & { rowsTitle: string | undefined; speech: Speech },
) {
  const { upper, lower, origin, ground, now, rowsTitle, speech } = props
  const { words } = speech
  return (
    <div className="at-timeline-head" {...ROLES.row} aria-rowindex={1}>
      <div className="at-timeline-corner" {...ROLES.columnheader}>
        {rowsTitle ?? <span className="at-visually-hidden">{words.rows}</span>}
      </div>
      <div className="at-timeline-scale" {...ROLES.columnheader}>
        <span className="at-visually-hidden">{words.timeline}</span>
        <div className="at-timeline-upper" aria-hidden="true">
          {/* By their days: a window that begins earlier names no mark anew that stays where it is. */}
          {upper.map((tick) => (
            <span
              key={tick.start}
              data-at-now={(tick.start <= now && now < tick.end) || undefined}
              style={placeOf(tick, origin, ground)}
            >
              <b>{tick.label}</b>
            </span>
          ))}
        </div>
        <div className="at-timeline-lower" aria-hidden="true">
          {lower.map((tick) => {
            const isNow = tick.start <= now && now < tick.end
            return (
              <span
                key={tick.start}
                data-at-rest={tick.isRest || undefined}
                data-at-now={isNow || undefined}
                style={placeOf(tick, origin, ground)}
              >
                {isNow ? <b>{tick.label}</b> : tick.label}
              </span>
            )
          })}
        </div>
        <span
          className="at-timeline-now-label"
          aria-hidden="true"
          style={shareStyle(now - origin, 0, ground)}
        >
          <b>{words.today}</b>
        </span>
      </div>
    </div>
  )
})

/** Lines at the beginning of each, as a path in days. */
const linesAt = (ticks: readonly Tick[], origin: number) =>
  ticks.map(({ start }) => `M${start - origin} 0v1`).join('')

/** The days of rest among them, as a path in days. */
const restOf = (ticks: readonly Tick[], origin: number) =>
  ticks
    .filter(({ isRest }) => isRest)
    .map(({ start, end }) => `M${start - origin} 0H${end - origin}v1H${start - origin}z`)
    .join('')

/**
 * What lies under the bars: lines, days of rest, and the moment that is now. The lines are one
 * drawing: as an element each they would be most of what another window brings into the page.
 */
export const TimelineGround = memo(function TimelineGround({
  lower,
  upper,
  origin,
  ground,
  now,
}: Marks) {
  return (
    <div className="at-timeline-ground" role="presentation" aria-hidden="true">
      <svg viewBox={`0 0 ${ground} 1`} preserveAspectRatio="none">
        <path className="at-timeline-weekend" d={restOf(lower, origin)} />
        <path d={linesAt(lower, origin)} />
        <path className="at-timeline-strong" d={linesAt(upper, origin)} />
      </svg>
      {/* Before what is shown it would peep out between the names of the rows. */}
      {now >= origin && (
        <i className="at-timeline-now" style={shareStyle(now - origin, 0, ground)} />
      )}
    </div>
  )
})
