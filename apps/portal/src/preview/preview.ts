import type { ApiError } from '@atrium/api-client'
import { previewProblems, type Call, type Preview } from '@atrium/api-client/contract'

/** A look at the portal as somebody else, and the page on which it began (T-04). */
export interface RunningPreview extends Preview {
  returnTo: string
}

const key = 'atrium:preview'
const overKey = 'atrium:preview-over'
/** Stands in every name under which a preview would keep something. */
const marker = 'looking-as-'

/**
 * The preview of this tab, and of no other. It stays while the page lives: beginning and ending load
 * the page afresh, so that nothing of the one is left in the other.
 */
export const runningPreview: RunningPreview | undefined = read()

/** Whose data it is, in cache keys and for what the browser keeps. */
export const previewSubject = runningPreview && `${marker}${runningPreview.id}`

function read(): RunningPreview | undefined {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as RunningPreview)
  } catch {
    return undefined
  }
}

let isEnding = false

/** What stands in the header of each call; it is ended as oneself. */
export const previewId = (): string | undefined => (isEnding ? undefined : runningPreview?.id)

/** Begins: the same page, or the one at the path, as it is for them. One's own settings are nobody else's. */
export function enterPreview(preview: Preview, path?: string): void {
  const { pathname, search } = location
  const running: RunningPreview = { ...preview, returnTo: pathname + search }
  sessionStorage.setItem(key, JSON.stringify(running))
  if (path ?? pathname.startsWith('/settings')) location.assign(path ?? '/home')
  else location.reload()
}

/** Ends: tells the server first, and is over also where it does not hear it. */
export async function endPreview(tell: () => Promise<unknown>): Promise<void> {
  isEnding = true
  await tell().catch(() => undefined)
  leave()
}

/** Its time was over, or a right to it. The page says so once it is one's own again. */
export function losePreview(): void {
  if (isEnding || !runningPreview) return
  isEnding = true
  sessionStorage.setItem(overKey, runningPreview.name)
  leave()
}

/** Back to the page on which it began, as oneself. */
function leave(): void {
  sessionStorage.removeItem(key)
  const back = runningPreview?.returnTo ?? '/home'
  if (back === location.pathname + location.search) location.reload()
  else location.replace(back)
}

/** Signing out ends it without a way back. */
export const dropPreview = (): void => sessionStorage.removeItem(key)

/** Whose preview has just been lost, once. */
export function takeLostPreview(): string | undefined {
  const name = sessionStorage.getItem(overKey) ?? undefined
  sessionStorage.removeItem(overKey)
  return name
}

/** Takes away what an earlier preview kept in this browser. */
export function forgetPreviews(storage: Storage = localStorage): void {
  if (runningPreview) return
  for (const name of Object.keys(storage)) if (name.includes(marker)) storage.removeItem(name)
}

/** Calls that nobody asked for: that they are refused is nothing to speak of. */
const unasked = new Set([
  'analytics.track',
  'components.track',
  'notifications.view',
  'releaseNotes.see',
])

let whenRefused: (() => void) | undefined

/** Hears of each change that was refused because one only looks. Returns how to stop. */
export function onRefusedChange(listener: () => void): () => void {
  whenRefused = listener
  return () => (whenRefused = undefined)
}

/** What a failed call says about the preview. */
export function hearFailure({ code }: Pick<ApiError, 'code'>, { id, method }: Call): void {
  if (code === previewProblems.over) losePreview()
  if (code === previewProblems.onlyLooking && method !== 'GET' && !unasked.has(id)) whenRefused?.()
}
