/** What a designer has to know before they take a component; names of components stand between backticks. */
export interface Guide {
  use: readonly string[]
  /** Where something else is right, and what. */
  not: readonly string[]
  /** Its parts, from the first that is read to the last. */
  anatomy: readonly string[]
  does: readonly string[]
  donts: readonly string[]
  related: readonly string[]
}
