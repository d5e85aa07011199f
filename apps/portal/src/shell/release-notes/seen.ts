/** Of one person in this browser; the server knows it of all their browsers. */
const keyOf = (subject: string) => `atrium:news:${subject}`

/** The version whose notes this browser has shown last: for it the server need not be asked. */
export function seenHere(subject: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(subject)) ?? undefined
  } catch {
    return undefined
  }
}

/** Remembers that the notes of a version were shown here. */
export function keepSeen(subject: string, version: string): void {
  try {
    localStorage.setItem(keyOf(subject), version)
  } catch {
    // The server knows.
  }
}
