/** What a report may do. One of another origin keeps its own, with its session; one of ours gets none. */
export function sandboxOf(url: string, origin: string): string {
  const may = 'allow-scripts allow-forms allow-popups allow-downloads'
  return new URL(url, origin).origin === origin ? may : `${may} allow-same-origin`
}
