import { collatorOf } from '../intl/formats.ts'
const PAUSE = 700

/**
 * The next item whose text begins with what was typed, from `from` on and round the end; -1 for none.
 * Accents and case do not count.
 */
export function findByPrefix(
  prefix: string,
  { count, textAt, from }: { count: number; textAt: (index: number) => string; from: number },
  locale: string,
): number {
  const collator = collatorOf(locale, { sensitivity: 'base' })
  // One letter goes on to the next; more letters may still mean the one that was found.
  const first = prefix.length === 1 ? 1 : 0
  for (let step = first; step < count + first; step += 1) {
    const index = (from + step) % count
    if (collator.compare(textAt(index).slice(0, prefix.length), prefix) === 0) return index
  }
  return -1
}

/** Puts letters together that follow each other quickly; the same letter again and again stays one. */
export function createTypeAhead(now: () => number = () => performance.now()) {
  let text = ''
  let at = -Infinity
  return {
    /** Whether a word is being typed: a space belongs to it then. */
    isTyping: () => text !== '' && now() - at < PAUSE,
    type: (letter: string): string => {
      const isFresh = now() - at >= PAUSE
      at = now()
      text = isFresh || text === letter ? letter : text + letter
      return text
    },
  }
}
