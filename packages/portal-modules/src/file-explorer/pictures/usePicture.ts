import { useEffect, useSyncExternalStore } from 'react'
import type { Entry, PictureSize } from '../file-explorer.port.ts'
import type { Pictures } from './pictures.ts'
import { kindOf } from './file-kinds.ts'

const never = () => () => undefined

/** Address of a picture of what is in a file; undefined: there is none, or it is on its way (FILE-15). */
export function usePicture(
  pictures: Pictures | undefined,
  entry: Entry | undefined,
  size: PictureSize,
): string | undefined {
  const own = entry?.previewUrl
  // While it is checked there is none, and nobody asks: what is answered then would be remembered.
  const isAsked = entry && !own && !entry.check && kindOf(entry) === 'image'
  const id = isAsked ? entry.id : undefined
  const url = useSyncExternalStore(
    pictures?.subscribe ?? never,
    () => (id === undefined ? undefined : pictures?.peek(id, size)),
    () => undefined,
  )
  useEffect(() => {
    if (id !== undefined) pictures?.want(id, size)
  }, [id, pictures, size])
  return own ?? url
}
