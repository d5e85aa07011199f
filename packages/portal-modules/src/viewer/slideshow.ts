import { idleTime, tickTime } from './viewer.logic.ts'

interface Show {
  /** Milliseconds until it turns. */
  interval: number
  /** Milliseconds that have passed already. */
  from?: number
  /** Told every 100 ms how many milliseconds have passed. */
  onTick: (elapsed: number) => void
  /** The time is over. */
  onTurn: () => void
}

/** Lets time pass until the next picture (VIEW-03). Returns what stops it. */
export function countDown({ interval, from = 0, onTick, onTurn }: Show): () => void {
  let elapsed = from
  const timer = setInterval(() => {
    elapsed += tickTime
    onTick(Math.min(elapsed, interval))
    if (elapsed < interval) return
    clearInterval(timer)
    onTurn()
  }, tickTime)
  return () => clearInterval(timer)
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart'] as const

/** Tells when nobody has moved for 6 s, and when somebody does again (VIEW-02). Returns what stops it. */
export function watchIdle(target: EventTarget, onChange: (isIdle: boolean) => void): () => void {
  let isIdle = false
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => onChange((isIdle = true)), idleTime)
  }
  const wake = () => {
    if (isIdle) onChange((isIdle = false))
    wait()
  }
  for (const sign of signs) target.addEventListener(sign, wake, { capture: true, passive: true })
  wait()
  return () => {
    clearTimeout(timer)
    for (const sign of signs) target.removeEventListener(sign, wake, { capture: true })
  }
}
