import { ROLES } from './timeline.roles.ts'
import { memo, useMemo } from 'react'
import { shareStyle } from './TimelineBar.tsx'
import { createTickNames, ticksOf, type Tick } from './timeline.scale.ts'
import type { Frame } from './useCamera.ts'
import type { Speech } from './useSpeech.ts'

/** The marks in the page; the same as long as the window is. */
export function useTicks(frame: Frame | undefined, speech: Speech) {
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
          {/* By their places: another window moves and names the marks that are there. */}
          {upper.map(({ start, end, label }, place) => (
            <span
              key={place}
              data-at-now={(start <= now && now < end) || undefined}
              style={shareStyle(start - origin, end - start, ground)}
            >
              <b>{label}</b>
            </span>
          ))}
        </div>
        <div className="at-timeline-lower" aria-hidden="true">
          {lower.map(({ start, end, label, isRest }, place) => (
            <span
              key={place}
              data-at-rest={isRest || undefined}
              data-at-now={(start <= now && now < end) || undefined}
              style={shareStyle(start - origin, end - start, ground)}
            >
              {label}
            </span>
          ))}
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

/** What lies under the bars: lines, days of rest, and the moment that is now. */
export const TimelineGround = memo(function TimelineGround({
  lower,
  upper,
  origin,
  ground,
  now,
}: Marks) {
  return (
    <div className="at-timeline-ground" role="presentation" aria-hidden="true">
      {lower.map(({ start, end, isRest }, place) => (
        <i
          key={place}
          data-at-rest={isRest || undefined}
          style={shareStyle(start - origin, end - start, ground)}
        />
      ))}
      {upper.map(({ start }, place) => (
        <i key={`u${place}`} data-at-strong style={shareStyle(start - origin, 0, ground)} />
      ))}
      {/* Before what is shown it would peep out between the names of the rows. */}
      {now >= origin && (
        <i className="at-timeline-now" style={shareStyle(now - origin, 0, ground)} />
      )}
    </div>
  )
})
