import { useLocale } from 'react-aria-components'
import { LiveRegion } from '../components/LiveRegion/index.ts'
import { numberFormat } from '../intl/formats.ts'
import { defineStrings, useStrings } from '../intl/index.ts'

interface CounterProps {
  /** Characters that are there. */
  length: number
  /** Characters that may be there. */
  max: number
}

const counterStrings = defineStrings('Counter', {
  en: {
    over: (count: number, text: string) =>
      count === 1 ? '1 character too many' : `${text} characters too many`,
  },
  de: { over: (_count, text) => `${text} Zeichen zu viel` },
})

/** Characters of those allowed (VAL-09); spoken only near the end, for a count at every letter would drown what is typed. */
export function Counter({ length, max }: CounterProps) {
  const strings = useStrings()
  const own = useStrings(counterStrings)
  const { format } = numberFormat(useLocale().locale)
  const left = max - length
  const words = left < 0 ? own.over(-left, format(-left)) : strings.charactersLeft(left)
  return (
    <>
      <span className="at-counter" data-at-over={left < 0 || undefined} aria-hidden="true">
        {format(length)} / {format(max)}
      </span>
      <LiveRegion>{left <= 10 ? words : ''}</LiveRegion>
    </>
  )
}
