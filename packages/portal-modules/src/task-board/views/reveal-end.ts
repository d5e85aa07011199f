/**
 * Brings the end of a bucket's column into sight, where a new task is, once it stands there.
 * @param tree  that the board is in
 */
export function revealEnd(bucketId: number, tree: ParentNode): void {
  const frames = 3
  const scroll = (left: number) => {
    const place = tree.querySelector(`[data-at-column="${bucketId}"] [data-at-scroll]`)
    place?.scrollTo({ top: place.scrollHeight })
    // Cards are measured only when they come into sight.
    if (left > 0) requestAnimationFrame(() => scroll(left - 1))
  }
  requestAnimationFrame(() => scroll(frames))
}
