/** Remembers how far the server's log had come when answers were made. */
export interface CursorTrail {
  /** The cursor of an answer. */
  add: (cursor: string) => void
  /** A cursor from before everything that was loaded in the last 15 s; undefined before the first answer. */
  earlier: () => string | undefined
}

/** As long as what is loaded may wait until its application is joined. */
const spanMilliseconds = 15_000

/** Each span of time is known by its lowest cursor; the span before the present one is kept. */
export function createCursorTrail(): CursorTrail {
  let previous: string | undefined
  let present: { cursor: string; startedAt: number } | undefined

  return {
    add(cursor) {
      const age = present ? Date.now() - present.startedAt : Infinity
      if (age < spanMilliseconds) {
        // Answers overtake each other. Cursors compare as texts.
        if (cursor < present!.cursor) present!.cursor = cursor
        return
      }
      previous = age < 2 * spanMilliseconds ? present!.cursor : undefined
      present = { cursor, startedAt: Date.now() }
    },
    earlier: () =>
      present && previous !== undefined && previous < present.cursor ? previous : present?.cursor,
  }
}
