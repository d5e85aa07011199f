/** Parts of a film that were played, in seconds, in order and apart from each other. */
export type Watched = readonly (readonly [number, number])[]

/** Of a film, so much has to be watched. */
export const enough = 0.9

/** Parts this close to each other are one: players tell their place four times a second. */
const seam = 0.75

/** With another part that was played. */
export function withPart(watched: Watched, start: number, end: number): Watched {
  if (!(end > start)) return watched
  const parts = [...watched, [start, end] as const].toSorted(([one], [other]) => one - other)
  const merged: [number, number][] = []
  for (const [from, to] of parts) {
    const last = merged.at(-1)
    if (last && from <= last[1] + seam) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

/** What was watched twice counts once. */
export const secondsOf = (watched: Watched): number =>
  watched.reduce((sum, [start, end]) => sum + (end - start), 0)

/** 0 to 1; 0 where nobody knows how long the film is. */
export const shareOf = (watched: Watched, duration: number): number =>
  Number.isFinite(duration) && duration > 0 ? Math.min(1, secondsOf(watched) / duration) : 0

/** The first moment that was not watched; undefined: all was. */
export function firstGap(watched: Watched, duration: number): number | undefined {
  const [first] = watched
  const gap = !first || first[0] > seam ? 0 : first[1]
  return gap < duration - seam ? gap : undefined
}

const short = (seconds: number) => String(Math.round(seconds * 10) / 10)

/** As a lesson keeps it: `0-93.4,120-180`. */
export const writeWatched = (watched: Watched): string =>
  watched.map(([start, end]) => `${short(start)}-${short(end)}`).join(',')

/** Reads what was kept; what is no part is left out. */
export function readWatched(text: string | undefined): Watched {
  const parts = (text ?? '').split(',').flatMap((part) => {
    const [, start, end] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(part) ?? []
    return start === undefined || end === undefined ? [] : [[Number(start), Number(end)] as const]
  })
  return parts.reduce<Watched>((all, [start, end]) => withPart(all, start, end), [])
}

/** Where the film goes on: who has seen its end begins anew. */
export const resumeAt = (location: string | undefined, duration: number): number => {
  const seconds = Number(location ?? 0)
  return Number.isFinite(seconds) && seconds > 0 && seconds < duration - 2 ? seconds : 0
}
