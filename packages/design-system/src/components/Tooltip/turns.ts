/** One tooltip at a time: whoever comes next waits, or takes over at once from the one in sight. */
type Hide = () => void

let waiting: { hide: Hide; timer: ReturnType<typeof setTimeout> } | undefined
let shown: Hide | undefined
let leaving: ReturnType<typeof setTimeout> | undefined
let hiddenAt = -Infinity

/** After one has been read, the next comes without a wait for so long, in milliseconds. */
const WARM = 500

/** Until it appears under the pointer, in milliseconds. */
export const showDelayMs = 500

/** Lets the pointer cross the gap between a control and its tooltip (WCAG 1.4.13), in milliseconds. */
export const lingerMs = 150

/** Shows a tooltip after a while; `hide` is what identifies it from then on. */
export function comes(hide: Hide, show: () => void, delay: number): void {
  stays(hide)
  if (shown === hide || waiting?.hide === hide) return
  cancel()
  const isWarm = shown !== undefined || performance.now() - hiddenAt < WARM
  const begin = () => {
    waiting = undefined
    if (shown) goes(shown)
    shown = hide
    show()
  }
  if (isWarm || delay <= 0) begin()
  else waiting = { hide, timer: setTimeout(begin, delay) }
}

/** The pointer came back before it went. */
export function stays(hide: Hide): void {
  if (shown === hide) clearTimeout(leaving)
}

/** Hides it soon, unless the pointer comes back. */
export function leaves(hide: Hide): void {
  if (waiting?.hide === hide) cancel()
  if (shown !== hide) return
  clearTimeout(leaving)
  leaving = setTimeout(() => goes(hide), lingerMs)
}

/** Hides it now. */
export function goes(hide: Hide): void {
  if (waiting?.hide === hide) cancel()
  if (shown !== hide) return
  clearTimeout(leaving)
  shown = undefined
  hiddenAt = performance.now()
  hide()
}

function cancel(): void {
  clearTimeout(waiting?.timer)
  waiting = undefined
}
