import { LiveRegion } from '../components/LiveRegion/index.ts'
import { defineStrings, useStrings } from '../intl/index.ts'

interface CounterProps {
  /** Characters that are there. */
  length: number
  /** Characters that may be there. */
  max: number
}

const counterStrings = defineStrings({
  en: {
    over: (count: number) =>
      count === 1 ? '1 character too many' : `${count} characters too many`,
  },
  de: { over: (count) => `${count} Zeichen zu viel` },
})

/** Characters of those allowed (VAL-09); spoken only near the end, for a count at every letter would drown what is typed. */
export function Counter({ length, max }: CounterProps) {
  const strings = useStrings()
  const own = useStrings(counterStrings)
  const left = max - length
  const words = left < 0 ? own.over(-left) : strings.charactersLeft(left)
  return (
    <>
      <span className="at-counter" data-at-over={left < 0 || undefined} aria-hidden="true">
        {length} / {max}
      </span>
      <LiveRegion>{left <= 10 ? words : ''}</LiveRegion>
    </>
  )
}
