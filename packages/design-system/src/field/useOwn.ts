import { useState } from 'react'

/** A value that the parent holds, or the component itself when the parent gives none. */
export function useOwn<Value>(
  given: Value | undefined,
  first: Value,
  onChange?: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(first)
  const change = (value: Value) => {
    setOwn(value)
    onChange?.(value)
  }
  return [given === undefined ? own : given, change]
}
