/** A picture of ours at most `width` pixels wide; others as they are (VIEW-16). */
export function pictureAt(url: string | null | undefined, width: number): string | undefined {
  if (!url) return undefined
  return url.startsWith('/images/') ? `${url.split('?')[0]}?w=${width}` : url
}
