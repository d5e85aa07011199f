/** Numbers that look like chance and are the same every time. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** One of them. */
export function oneOf<T>(from: readonly T[], random: () => number): T {
  return from[Math.floor(random() * from.length)]!
}
