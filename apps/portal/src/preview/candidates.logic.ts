import type { PreviewCandidate } from '@atrium/api-client/contract'

export const keyOf = ({ as }: Pick<PreviewCandidate, 'as'>): string => `${as.type} ${as.id}`

/** Letters and digits without their marks; what stands between them does not count. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Those of whom every word that was typed begins a word of name, job or group. */
export function matching(
  candidates: readonly PreviewCandidate[],
  text: string,
): readonly PreviewCandidate[] {
  const wanted = wordsOf(text)
  if (wanted.length === 0) return candidates
  return candidates.filter(({ name, jobTitle, groupNames }) => {
    const words = wordsOf([name, jobTitle, ...groupNames].join(' '))
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
}
