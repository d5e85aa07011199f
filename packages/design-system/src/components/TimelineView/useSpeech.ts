import { useMemo } from 'react'
import { useLocale } from 'react-aria-components'
import { createDayNames, type Zone } from '../../dates/index.ts'
import { useStrings } from '../../intl/index.ts'
import type { Line } from './timeline.logic.ts'
import type { TimelineBar, TimelineGap } from './timeline.types.ts'
import { timelineStrings } from './timelineView.strings.ts'

/** How bars and their days are put into words; the same object as long as the language is the same. */
export function useSpeech(zone: Zone) {
  const words = useStrings(timelineStrings)
  const { locale } = useLocale()
  return useMemo(() => {
    const names = createDayNames(locale, words.to)
    const number = new Intl.NumberFormat(locale)
    const gap = (one: TimelineGap) => [zone.day(one.start), zone.day(one.end)] as const
    /** "1. April bis 31. August 2027". */
    const span = (start: number, end: number) =>
      end === Infinity ? words.openEnd(names.long(start)) : names.spoken(start, end)
    return {
      words,
      names,
      gap,
      span,
      count: (count: number) => (count === 1 ? words.oneBar : words.bars(number.format(count))),
      /** "01.04. – 31.08.2027". */
      written: (start: number, end: number) =>
        end === Infinity ? words.openEndShort(names.short(start)) : names.written(start, end),
      /** Everything that a bar shows, in one sentence. */
      bar: (
        bar: TimelineBar,
        {
          line,
          start,
          end,
          at,
          count,
        }: { line: Line; start: number; end: number; at: number; count: number },
      ) => {
        const parts = [bar.label, span(start, end)]
        const group = line.group ?? line.row
        if (line.group && line.row.title !== bar.label) parts.push(line.row.title)
        if (group.title !== '') parts.push(words.group(group.title))
        parts.push(words.place(number.format(at + 1), number.format(count)))
        if (bar.gaps?.length)
          parts.push(words.gaps(bar.gaps.map((one) => names.spoken(...gap(one))).join(', ')))
        if (bar.isTentative) parts.push(words.tentative)
        return parts.join(', ')
      },
    }
  }, [words, locale, zone])
}

export type Speech = ReturnType<typeof useSpeech>
