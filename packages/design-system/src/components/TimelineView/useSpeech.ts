import { useMemo } from 'react'
import { useLocale } from 'react-aria-components'
import { createDayNames, type Zone } from '../../dates/index.ts'
import { numberFormat } from '../../intl/formats.ts'
import { useStrings } from '../../intl/index.ts'
import type { TimelineBar, TimelineGap, TimelineGroup, TimelineRow } from './timeline.types.ts'
import { timelineStrings } from './timelineView.strings.ts'

/** Where a bar stands. */
interface Place {
  row: TimelineRow
  group?: TimelineGroup
  start: number
  end: number
  /** Its place in its row, and of how many. */
  at: number
  count: number
}

/** How bars and their days are put into words; the same object as long as the language is the same. */
export function useSpeech(zone: Zone) {
  const words = useStrings(timelineStrings)
  const { locale } = useLocale()
  return useMemo(() => {
    const names = createDayNames(locale, words.to)
    const number = numberFormat(locale)
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
      bar: (bar: TimelineBar, { row, group, start, end, at, count }: Place) => {
        const parts = [bar.label, span(start, end)]
        const { title } = group ?? row
        if (group && row.title !== bar.label) parts.push(row.title)
        if (title !== '') parts.push(words.group(title))
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
