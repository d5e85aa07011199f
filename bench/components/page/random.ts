/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of several. */
export const one = <T>(next: () => number, of: readonly T[]): T =>
  of[Math.floor(next() * of.length)]!

/** The numbers below `count` in an order of their own: what is sorted by them has no ties. */
export function shuffled(next: () => number, count: number): number[] {
  const numbers = Array.from({ length: count }, (_, index) => index)
  for (let index = count - 1; index > 0; index--) {
    const other = Math.floor(next() * (index + 1))
    ;[numbers[index], numbers[other]] = [numbers[other]!, numbers[index]!]
  }
  return numbers
}

export const padded = (number: number): string => String(number).padStart(5, '0')
