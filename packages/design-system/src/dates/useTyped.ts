import { useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { useLocale } from 'react-aria-components'
import { useStrings } from '../intl/index.ts'
import { dateStrings } from './dates.strings.ts'
import { CalendarDate, type DateValue } from './library.ts'
import { sendForm } from './sendForm.ts'
import { findDays, isClearYear, isFull, isWholeYear, toRealDay, wholeYear, withKey, type PartKeys, type TypedDay } from './typed.logic.ts' // prettier-ignore
import { wordsOf } from './useFaults.ts'

/** The ends of a range; a single day is its start. */
export type Slot = 'start' | 'end'
type Dates = Partial<Record<Slot, DateValue | null>>

/** The state of the library's field, whatever its kind. */
export interface TypedState {
  days: Dates
  /** Gives these ends other days. */
  change: (days: Partial<Record<Slot, CalendarDate>>) => void
  /** Gives an end the day back that it had before anybody typed. */
  restore: (slot: Slot, date: DateValue | null) => void
}

type PartType = keyof TypedDay
type Keys = Partial<Record<PartType, PartKeys>>

/** What was typed into an end and not taken. */
interface Refusal {
  why: string
  /** What goes on standing in the parts; undefined: what is half typed stands there anyway. */
  typed?: TypedDay | undefined
}

/**
 * What is typed or pasted and is no day. The library would quietly make 30 April out of 31 April once the
 * field is left, 2 December out of 32 December, and no day at all of one without a year: here what was typed
 * goes on standing in the field, the parent keeps the day that it had, and `refused` says why until something
 * else is typed.
 */
export function useTyped() {
  const { locale } = useLocale()
  const strings = useStrings(dateStrings)
  const [refused, setRefused] = useState<Partial<Record<Slot, Refusal>>>({})
  /** The library is about to put the last day of the month in the place of one that does not exist. */
  const isConstrained = useRef(false)
  /** The days when the focus came: on the way to 29 February, 29 April was one for a moment. */
  const before = useRef<Dates>({})
  /** What was typed into the parts of each end, which is more than what stands in them. */
  const keys = useRef<Record<Slot, Keys>>({ start: {}, end: {} })

  /** In which order day and month stand is seen by a day that cannot be read the other way round. */
  const noDay = () => strings.noDay(wordsOf(new CalendarDate(2027, 12, 24), locale))
  const noSuchDay = ({ day, month, year }: TypedDay) => {
    const words = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
    const isMonth = month >= 1 && month <= 12
    return isMonth
      ? strings.noSuchDay(day, words.format(Date.UTC(2000, month - 1, 1)), year)
      : noDay()
  }
  const allow = (slot: Slot) => {
    if (refused[slot] !== undefined) setRefused({ ...refused, [slot]: undefined })
  }

  /** Handlers around the parts of a field. */
  const around = ({ days, change, restore }: TypedState) => ({
    onFocusCapture: ({ target, relatedTarget }: FocusEvent) => {
      const group = groupOf(target)
      const isInside = relatedTarget instanceof Node && group?.contains(relatedTarget)
      if (!group || isInside) return
      before.current[slotOf(group)] = days[slotOf(group)] ?? null
      // Of what is half typed it is still known what was typed, whenever somebody goes on with it.
      if (!isHalf(group)) keys.current[slotOf(group)] = {}
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey } = event
      if (key === 'Enter') return sendForm(event)
      const isTyping = /^(\d|Backspace|Delete|ArrowUp|ArrowDown|PageUp|PageDown|Home|End)$/.test(
        key,
      )
      const group = groupOf(target)
      const type = typeOf(target)
      if (!group || !type || ctrlKey || metaKey || !(isTyping || /^[./-]$/.test(key))) return
      const typed = keys.current[slotOf(group)]
      // The other parts move the focus on once they are full; behind the last year there is nothing.
      if (type === 'year' && /^\d$/.test(key) && isFull(typed.year, maxOf.year)) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      typed[type] = withKey(typed[type], key, maxOf[type])
      if (isTyping) allow(slotOf(group))
    },
    onBlurCapture: (event: FocusEvent) => {
      const inside = groupOf(event.target)
      const part = typeOf(event.target)
      const left = inside && part && keys.current[slotOf(inside)][part]
      if (left) keys.current[slotOf(inside)][part] = { ...left, isLeft: true }
      const group = groupLeft(event)
      if (!group) return
      const slot = slotOf(group)
      const refuse = (why: string, stays?: TypedDay) => setRefused({ ...refused, [slot]: { why, typed: stays } }) // prettier-ignore
      const { day, month, year } = keys.current[slot]
      const typed = partsOf(group, keys.current[slot])
      const isTooMuch = [day, month, year].some((one) => one?.isTooMuch)
      if (!typed) return isHalf(group) ? refuse(isTooMuch ? noDay() : strings.wholeDay) : undefined // prettier-ignore
      const whole = { ...typed, year: wholeYear(typed.year) }
      if (!isTooMuch && year && !isClearYear(year)) {
        // What stands there has its year's fault said by the field itself, but for 0000: that is none of ours.
        if (year.digits.length < 4) return
      } else if (!isTooMuch && (!isWholeYear(whole.year) || toRealDay(whole))) return
      isConstrained.current = true
      restore(slot, before.current[slot] ?? null)
      const isOnlyDay = day?.isTooMuch && !month?.isTooMuch && !year?.isTooMuch
      const stays = asTyped(whole, keys.current[slot])
      if (isOnlyDay) return refuse(noSuchDay({ ...whole, day: Number(day.digits) }), stays)
      refuse(toRealDay(whole) ? noDay() : noSuchDay(whole), stays)
    },
    onBlur: (event: FocusEvent) => {
      const wasConstrained = isConstrained.current
      isConstrained.current = false
      const missing = missingEnd(event)
      if (missing)
        setRefused((all) => ({ ...all, [missing]: all[missing] ?? { why: strings.bothDays } }))
      const group = groupLeft(event)
      const typed = group && partsOf(group)
      if (!typed || wasConstrained || wholeYear(typed.year) === typed.year) return
      const { year } = keys.current[slotOf(group)]
      if (year && !isClearYear(year)) return
      const day = toRealDay({ ...typed, year: wholeYear(typed.year) })
      if (day) change({ [slotOf(group)]: day })
    },
    onPaste: (event: ClipboardEvent) => {
      const group = groupOf(event.target)
      if (!group) return
      event.preventDefault()
      const found = findDays(event.clipboardData.getData('text'), locale)
      const slots: Slot[] = found.length > 1 && 'end' in days ? ['start', 'end'] : [slotOf(group)]
      const [wrong] = found.slice(0, slots.length).filter((typed) => !toRealDay(typed))
      if (found.length === 0 || wrong) {
        const why = wrong ? noSuchDay(wrong) : noDay()
        return setRefused({ ...refused, [slotOf(group)]: { why, typed: wrong } })
      }
      setRefused({})
      for (const slot of slots) keys.current[slot] = {}
      change(Object.fromEntries(slots.map((slot, at) => [slot, toRealDay(found[at]!)!])))
    },
    onCopy: (event: ClipboardEvent) => {
      const texts = [days.start, days.end].flatMap((date) => (date ? [wordsOf(date, locale)] : []))
      if (texts.length === 0 || !groupOf(event.target)) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', texts.join(' – '))
    },
  })

  return {
    around,
    /** Why what was typed last was not taken; undefined: it was. */
    refused: (refused.start ?? refused.end)?.why,
    /** What was typed into each end and is no day: it goes on standing there. */
    refusedDays: { start: refused.start?.typed, end: refused.end?.typed },
    /** Whether a day comes from the library and not from anybody's keys: it is not taken. */
    isConstrained: () => isConstrained.current,
    /** Another day was chosen or given: nothing is said of what was typed before. */
    forget: () => (refused.start ?? refused.end) !== undefined && setRefused({}),
  }
}

const groupOf = (target: EventTarget): HTMLElement | null =>
  (target as Element).closest<HTMLElement>('.at-segments')

/** The parts that the focus leaves; undefined while it stays among them. */
const groupLeft = ({ target, relatedTarget }: FocusEvent): HTMLElement | undefined => {
  const group = groupOf(target)
  return group && !(relatedTarget instanceof Node && group.contains(relatedTarget))
    ? group
    : undefined
}

/** The end of a range that nobody has given, once the focus leaves the field; undefined where both or none are. */
function missingEnd({ currentTarget, relatedTarget }: FocusEvent): Slot | undefined {
  if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return undefined
  const groups = [...currentTarget.querySelectorAll<HTMLElement>('.at-segments')]
  const filled = groups.filter((group) => group.querySelector(filledPart) !== null)
  if (filled.length === 0 || filled.length === groups.length) return undefined
  return slotOf(groups.find((group) => !filled.includes(group))!)
}

/**
 * A day that is none, as it was typed; undefined where the field could not show it: of a year without four
 * digits the library makes one of its own.
 */
function asTyped(typed: TypedDay, keys: Keys): TypedDay | undefined {
  const numberOf = (type: PartType) => {
    const { digits = '', isTooMuch = false } = keys[type] ?? {}
    return isTooMuch && digits !== '' ? Number(digits) : typed[type]
  }
  const shown = { year: numberOf('year'), month: numberOf('month'), day: numberOf('day') }
  const isShown = isWholeYear(shown.year) && shown.month > 0 && shown.day > 0
  return isShown && !toRealDay(shown) ? shown : undefined
}

const slotOf = (group: HTMLElement): Slot => (group.dataset.atSlot === 'end' ? 'end' : 'start')

const maxOf: Readonly<Record<PartType, number>> = { day: 31, month: 12, year: 9999 }

/** Which part of a field an element is. */
const typeOf = (target: EventTarget): PartType | undefined => {
  const type = (target as HTMLElement).dataset.type
  return type === 'day' || type === 'month' || type === 'year' ? type : undefined
}

const filledPart = '[role=spinbutton]:not([data-placeholder])'

/** Whether some parts are filled in and others are not. */
const isHalf = (group: HTMLElement): boolean =>
  group.querySelector(filledPart) !== null &&
  group.querySelector('[role=spinbutton][data-placeholder]') !== null

/**
 * What stands in the parts; undefined while one of them is empty.
 * @param keys  what was typed: the last digit of all moves the focus on before it is drawn
 */
function partsOf(group: HTMLElement, keys: Keys = {}): TypedDay | undefined {
  const numberOf = (type: PartType) => {
    const { digits = '', isTooMuch = false } = keys[type] ?? {}
    if (digits !== '' && !isTooMuch) return Number(digits)
    const part = group.querySelector(`[data-type=${type}]:not([data-placeholder])`)
    return Number(part?.getAttribute('aria-valuenow') ?? Number.NaN)
  }
  const typed = { year: numberOf('year'), month: numberOf('month'), day: numberOf('day') }
  return Object.values(typed).some(Number.isNaN) ? undefined : typed
}
