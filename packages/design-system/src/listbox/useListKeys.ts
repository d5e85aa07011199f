import { useRef, useState } from 'react'
import { stepFrom, typeAhead, type PickerOption, type Step } from './listbox.logic.ts'

export interface Active {
  id: string | undefined
  /** Came by a key: the list scrolls to it. */
  isByKey: boolean
}

const STEPS: Record<string, Step> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
}

/** The option that keys and pointer are at, while the focus stays where it is. */
export function useListKeys(options: readonly PickerOption[]) {
  const [active, setActive] = useState<Active>({ id: undefined, isByKey: false })
  const typed = useRef({ text: '', at: 0 })
  const id = options.some((option) => option.id === active.id) ? active.id : undefined
  const goTo = (next: string | undefined) => setActive({ id: next, isByKey: true })
  return {
    active: { ...active, id },
    goTo,
    /** The pointer is over it. */
    point: (next: string) => setActive({ id: next, isByKey: false }),
    go: (step: Step) => goTo(stepFrom(options, id, step)),
    /** Where a key leads, if it leads anywhere; Home and End only in lists without text. */
    stepOf: (key: string, hasHomeAndEnd: boolean): Step | undefined => {
      if (hasHomeAndEnd && key === 'Home') return 'first'
      if (hasHomeAndEnd && key === 'End') return 'last'
      return STEPS[key]
    },
    /** Letters typed after each other lead to the option that begins with them. */
    type: (letter: string, from: string | undefined): string | undefined => {
      const now = Date.now()
      const before = now - typed.current.at < 1000 ? typed.current.text : ''
      const isAgain = before !== '' && Array.from(before).every((one) => one === letter)
      typed.current = { text: isAgain ? letter : before + letter, at: now }
      return typeAhead(options, from, typed.current.text)
    },
    /** The next letter begins a new word. */
    forget: () => {
      typed.current = { text: '', at: 0 }
    },
    /** True while letters are still being put together: then a space is one of them. */
    isTyping: () => typed.current.text !== '' && Date.now() - typed.current.at < 1000,
  }
}
