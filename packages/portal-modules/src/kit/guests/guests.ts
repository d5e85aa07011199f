/** Somebody to be invited. */
export interface Guest {
  fullName: string
  email: string
}

/** What looks like an address; the server has the last word. */
export const isEmail = (text: string) =>
  /^[^\s@<>;,"]+@[^\s@<>;,"]+\.[^\s@<>;,".]{2,}$/.test(text.trim())

const anAddress = /[^\s<>;,"]+@[^\s<>;,"]+/g
const countAddresses = (line: string) => line.match(anAddress)?.length ?? 0

/**
 * People out of a list that was copied somewhere else: a line each, name and address in any order,
 * between them a tab, semicolon or comma, or as mail programs write them: `Name <address>`, also
 * several in one line.
 */
export function readGuests(text: string): Guest[] {
  return text
    .split(/\r?\n/)
    .flatMap((line) => (countAddresses(line) > 1 ? line.split(/[;,]/) : [line]))
    .flatMap((line) => {
      const [address] = line.match(anAddress) ?? []
      const words = line
        .replace(address ?? '', '')
        .split(/[\t;,<>"]/)
        .map((word) => word.trim())
        .filter(Boolean)
      if (!address && words.length === 0) return []
      return [{ fullName: words.join(' '), email: address ?? '' }]
    })
}
