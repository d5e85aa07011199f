import type { SearchProvider, SearchRequest, SearchResult } from './search.types.ts'

/**
 * Answers of several providers as one list: campaigns and direct orders first, then what the
 * person marked, then by name as Germans sort (ä as a), each thing once, no more than `limit` (SRCH-02). The order of a single
 * answer is its server's and stays.
 */
export function mergeResults(
  answers: readonly (readonly SearchResult[])[],
  limit: number,
): SearchResult[] {
  const all = [...new Map(answers.flat().map((result) => [result.id, result])).values()]
  if (answers.filter((answer) => answer.length > 0).length > 1) {
    const { compare } = new Intl.Collator('de', { numeric: true })
    all.sort(
      (a, b) =>
        Number(b.isFirst ?? false) - Number(a.isFirst ?? false) ||
        Number(b.isStarred ?? false) - Number(a.isStarred ?? false) ||
        compare(a.label, b.label),
    )
  }
  return all.slice(0, limit)
}

/** Asks all providers at once; one that fails is missed only where nobody else found anything. */
export async function askAll(
  providers: readonly SearchProvider[],
  query: string,
  request: SearchRequest,
): Promise<SearchResult[]> {
  const asked = await Promise.allSettled(
    providers.flatMap((provider) => provider.search?.(query, request) ?? []),
  )
  const answers = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = asked.find((one) => one.status === 'rejected')
  if (failed && answers.every((answer) => answer.length === 0)) throw failed.reason
  return mergeResults(answers, request.limit)
}
