import { useState } from 'react'
import { useOwn } from '../field/index.ts'
import { useTyped } from './useTyped.ts'

interface Given<Held> {
  value?: Held | null | undefined
  defaultValue?: Held | null | undefined
  onChange?: ((value: Held | null) => void) | undefined
}

interface Rules<Held, Typed> {
  /** What the parent is told of what was typed. */
  toHeld: (typed: Typed) => Held
  /** Whether it is complete, its year too. */
  isWhole: (typed: Typed) => boolean
  isSame: (one: Held | null | undefined, other: Held | null | undefined) => boolean
}

/**
 * What a date field holds: the day or range of its parent or its own, and over it what is being typed, of
 * which nobody is told before it is whole. What is refused is said until the parent gives another one.
 */
export function useTypedValue<Held, Typed>(
  props: Given<Held>,
  { toHeld, isWhole, isSame }: Rules<Held, Typed>,
) {
  const { refused, refusedDays, around, isConstrained, forget } = useTyped()
  /** Another one whenever the day that is held has to stand in the parts again. */
  const [resetKey, setResetKey] = useState(0)
  const [given, setGiven] = useState(props.value)
  const [held, choose] = useOwn(props.value, props.defaultValue ?? null, (next) => {
    // What comes back from the parent after this is no news of theirs.
    if (given !== undefined) setGiven(next)
    props.onChange?.(next)
  })
  const [typing, setTyping] = useState<Typed | null>(null)
  if (!isSame(props.value, given)) {
    setGiven(props.value)
    setTyping(null)
    forget()
  }
  return {
    refused,
    refusedDays,
    resetKey,
    around,
    held,
    typing,
    change: (typed: Typed | null) => {
      if (isConstrained()) return
      const isReady = typed === null || isWhole(typed)
      // The same day, chosen over one that is none: the library sees no change.
      if (refused !== undefined && isReady && isSame(typed && toHeld(typed), held)) setResetKey(resetKey + 1) // prettier-ignore
      forget()
      setTyping(isReady ? null : typed)
      if (isReady) choose(typed && toHeld(typed))
    },
    /** Gives back what was there before anybody typed. */
    restore: (before: Held | null) => {
      setTyping(null)
      if (!isSame(before, held)) choose(before)
    },
  }
}
