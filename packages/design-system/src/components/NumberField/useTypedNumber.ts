import { useMemo, useState, type KeyboardEvent } from 'react'
import { useLocale } from 'react-aria-components'
import { useBrowserError, useOwn } from '../../field/index.ts'
import { useStrings } from '../../intl/index.ts'
import { isComposing } from '../../keys/index.ts'
import { readNumber, stepped, type NumberFault } from './number.logic.ts'
import { numberStrings } from './number.strings.ts'

interface TypedNumberOptions {
  value?: number | null | undefined
  defaultValue?: number | null | undefined
  onChange?: ((value: number | null) => void) | undefined
  minValue?: number | undefined
  maxValue?: number | undefined
  step?: number | undefined
  formatOptions?: Intl.NumberFormatOptions | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
}

/**
 * What is typed into a field for a number. It becomes the number on leaving the field, Enter and every
 * step; what is none stays as it was typed, with what is wrong with it, and keeps the form from being sent.
 */
export function useTypedNumber(props: TypedNumberOptions) {
  const { formatOptions, minValue, maxValue, step } = props
  const { locale } = useLocale()
  const strings = useStrings(numberStrings)
  const format = useMemo(() => new Intl.NumberFormat(locale, formatOptions), [locale, formatOptions]) // prettier-ignore
  const [value, setValue] = useOwn(props.value, props.defaultValue ?? null, props.onChange)
  const [typed, setTyped] = useState<string>()
  const [fault, setFault] = useState<string>()
  const browser = useBrowserError(value)
  // A number from outside takes the place of what is typed.
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setTyped(undefined)
    setFault(undefined)
  }
  const rules = { minValue, maxValue, step }
  const inWords = (one: NumberFault): string => {
    switch (one.kind) {
      case 'notNumber':
        return strings.notNumber(format.format(format.resolvedOptions().style === 'percent' ? 0.25 : 1_250)) // prettier-ignore
      case 'decimals':
        return one.most === 0 ? strings.noDecimals : strings.decimals(one.most)
      case 'below':
        return strings.below(format.format(one.least))
      case 'above':
        return strings.above(format.format(one.most))
      case 'step':
        return one.step === 1 ? strings.noDecimals : strings.step(format.format(one.step))
    }
  }
  const put = (next: number | null) => {
    setFault(undefined)
    setTyped(undefined)
    if (next !== value) setValue(next)
  }
  /** What is typed as a number; undefined: it is none, which is told. */
  const commit = (): number | null | undefined => {
    if (typed === undefined) return value
    const read = readNumber(typed, format, rules)
    if ('fault' in read) setFault(inWords(read.fault))
    else put(read.value)
    return 'fault' in read ? undefined : read.value
  }
  const go = (direction: 1 | -1) => {
    if (props.isDisabled || props.isReadOnly) return
    const from = commit()
    if (from !== undefined) put(stepped(from, direction, rules))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows choose among what an input method suggests.
    if (isComposing(event)) return
    if (event.key === 'Enter') commit()
    const target = { Home: minValue, End: maxValue }[event.key]
    const direction = { ArrowUp: 1, PageUp: 1, ArrowDown: -1, PageDown: -1 }[event.key] as 1 | -1 | undefined // prettier-ignore
    if (props.isReadOnly || (target === undefined && direction === undefined)) return
    event.preventDefault()
    if (direction) go(direction)
    else if (target !== undefined) put(target)
  }
  return {
    value,
    text: typed ?? (value === null ? '' : format.format(value)),
    /** Why what is typed is none. */
    fault,
    errorMessage: fault ?? browser.message,
    onInvalid: browser.onInvalid,
    type: (text: string) => {
      browser.clear()
      setFault(undefined)
      setTyped(text)
    },
    commit,
    onKeyDown,
    go,
    /** Whether a step that way leads anywhere. */
    canGo: (direction: 1 | -1) =>
      !props.isDisabled && (value === null || stepped(value, direction, rules) !== value),
  }
}
