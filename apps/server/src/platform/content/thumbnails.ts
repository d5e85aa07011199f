import { buffer } from 'node:stream/consumers'
import { isPicture, PictureError, normalizePicture, type Picture } from '../images/index.ts'
import type { FileStorage } from '../storage/storage.types.ts'
import type { SignedThumbnail } from './content.types.ts'

/** Bytes of small pictures that a process remembers. */
const room = 48 * 1_024 * 1_024

/** Draws pictures small, each once as long as it is asked for. Undefined: there is no picture in it. */
export function createThumbnails(storage: Pick<FileStorage, 'read'>) {
  // In the order of their last use.
  const known = new Map<string, Promise<Picture | undefined>>()
  const sizes = new Map<string, number>()
  let used = 0

  const forget = (name: string) => {
    known.delete(name)
    used -= sizes.get(name) ?? 0
    sizes.delete(name)
  }
  const draw = async ({ key, type, side }: SignedThumbnail) => {
    if (!isPicture(type)) return undefined
    const content = await buffer(await storage.read(key))
    try {
      return await normalizePicture(content, type, { maxSide: side })
    } catch (error) {
      // A broken picture stays broken: it is remembered as none.
      if (error instanceof PictureError) return undefined
      throw error
    }
  }

  return async (thumbnail: SignedThumbnail): Promise<Picture | undefined> => {
    const name = `${thumbnail.key} ${thumbnail.side}`
    const before = known.get(name)
    const drawing = before ?? draw(thumbnail)
    known.delete(name)
    known.set(name, drawing)
    try {
      const picture = await drawing
      if (!sizes.has(name) && known.get(name) === drawing) {
        const bytes = picture?.content.byteLength ?? 0
        sizes.set(name, bytes)
        used += bytes
        for (const oldest of known.keys()) {
          if (used <= room || oldest === name) break
          forget(oldest)
        }
      }
      return picture
    } catch (error) {
      if (known.get(name) === drawing) forget(name)
      throw error
    }
  }
}
export type Thumbnails = ReturnType<typeof createThumbnails>
