import { useEffect, useEffectEvent, useState } from 'react'

/** How long somebody pauses before their words count, in milliseconds (SRCH-01). */
const pauseMs = 200

/**
 * The text of a field whose words live elsewhere, for example in the address: told once the typing pauses.
 * The words that come back of what was told leave what is typed alone; all others replace it.
 * @param text  the words as they stand there
 * @param onPause  takes what is typed, without spaces around it
 * @returns what the field shows, and what takes each change of it
 */
export function useTypedText(text: string, onPause: (text: string) => void) {
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  const [told, setTold] = useState<string>()
  if (known !== text) {
    setKnown(text)
    if (text !== told) {
      setTyped(text)
      setTold(undefined)
    }
  }
  const notify = useEffectEvent((words: string) => {
    const next = words.trim()
    // Replaced from elsewhere in the same moment: that counts.
    if (words !== typed || next === text) return
    setTold(next)
    onPause(next)
  })
  useEffect(() => {
    const timer = setTimeout(() => notify(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped] as const
}
