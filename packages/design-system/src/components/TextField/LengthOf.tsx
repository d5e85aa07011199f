import { useEffect, useState, type RefObject } from 'react'
import { Counter } from '../../field/index.ts'

interface LengthOfProps {
  /** The element that is typed into. */
  target: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  /** The text, when the parent holds it. */
  value: string | undefined
  /** The text at first. */
  first: string
  max: number
}

/** Counts what is typed, or put back by a form that is reset. */
export function LengthOf({ target, value, first, max }: LengthOfProps) {
  const [typed, setTyped] = useState(first.length)
  useEffect(() => {
    const element = target.current
    const form = element?.form
    const count = () => setTyped(element?.value.length ?? 0)
    // The form empties its fields only after it has said so.
    const countSoon = () => setTimeout(count)
    element?.addEventListener('input', count)
    form?.addEventListener('reset', countSoon)
    return () => {
      element?.removeEventListener('input', count)
      form?.removeEventListener('reset', countSoon)
    }
  }, [target])
  return <Counter length={value?.length ?? typed} max={max} />
}
