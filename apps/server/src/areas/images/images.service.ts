import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { UploadedImage } from '@atrium/api-client/contract'
import {
  coloursOf,
  isPicture,
  resizePicture,
  PictureError,
  normalizePicture,
  type Picture,
} from '../../platform/images/index.ts'
import { isCommitUnknown } from '../../platform/database/index.ts'
import { forbidden, invalid, notFound, Problem } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { FileAnswer } from '../../platform/http/handlers.ts'
import type { UploadedFile } from '../../platform/http/call-context.ts'
import {
  canSignUploads,
  imageKey,
  presets,
  signedPreset,
  widthFor,
  widthStep,
} from './images.policy.ts'
import { findImage, insertImage, insertVariant, type ImageRow } from './images.repository.ts'
import { createUploadSigner } from './images.signature.ts'
import { imageTexts } from './images.texts.ts'
import { stockImage, stockImages } from './stock-images.ts'

export interface ImageUpload {
  key: string
  preset: string
  colors: boolean
  signature?: string | undefined
  timestamp?: number | undefined
}

/** What an address stands for never changes: another picture has another address. */
const forever = 'public, max-age=31536000, immutable'

type ImageDependencies = Pick<Dependencies, 'database' | 'storage' | 'clock'>

export function createImagesService(deps: ImageDependencies) {
  const { database, storage } = deps
  const signer = createUploadSigner(deps)
  /** Versions that are being made, so that a page that shows one a hundred times makes it once. */
  const making = new Map<string, Promise<FileAnswer>>()

  async function checkUpload({ userId, rolesAnywhere }: Actor, upload: ImageUpload) {
    if (upload.key !== imageKey) throw invalid({ key: imageTexts['unknown-key'] })
    if (!Object.hasOwn(presets, upload.preset))
      throw invalid({ preset: imageTexts['unknown-preset'] })
    const preset = presets[upload.preset]!
    if (!preset.isSigned) return preset
    if (!canSignUploads(rolesAnywhere)) throw forbidden()
    const { signature = '', timestamp = 0 } = upload
    if (!(await signer.isValid(signature, { preset: upload.preset, userId, timestamp })))
      throw new Problem(403, 'signature-invalid', { text: imageTexts['signature-invalid'] })
    return preset
  }

  /** Puts content into the storage; `write` notes it down, and where that fails nothing stays. */
  async function keep<T>(
    content: Buffer,
    write: (stored: { storage_key: string; size: number; sha256: string }) => Promise<T>,
  ): Promise<T> {
    const { temporaryKey, size, sha256 } = await storage.receive(Readable.from([content]))
    const storage_key = await storage.keep(temporaryKey)
    try {
      return await write({ storage_key, size, sha256 })
    } catch (error) {
      if (!isCommitUnknown(error)) await storage.remove(storage_key)
      throw error
    }
  }

  async function makeVariant(image: ImageRow, width: number): Promise<FileAnswer> {
    const original = await buffer(await storage.read(image.storage_key))
    const content = await resizePicture(original, image.content_type, width)
    return keep(content, async (variant) => {
      const isFirst = await database.system((tx) => insertVariant(tx, image.id, width, variant))
      if (!isFirst) await storage.remove(variant.storage_key)
      return fileOf(image.content_type, variant, async () => Readable.from([content]))
    })
  }

  const fileOf = (
    type: string,
    { size, sha256 }: { size: number; sha256: string },
    open: FileAnswer['open'],
  ): FileAnswer => ({ type, size, etag: sha256, cacheControl: forever, open })

  return {
    /** What an upload needs: only for who may put pictures on pages (API-05, ADM-10). */
    async signature({ userId, rolesAnywhere }: Actor) {
      if (!canSignUploads(rolesAnywhere)) throw forbidden()
      const signed = await signer.sign(signedPreset, userId)
      return { ...signed, key: imageKey, preset: signedPreset }
    },

    /** Checks and draws the picture; what it gives back writes it down (API-44, ENT-20). */
    async prepareUpload(
      actor: Actor,
      upload: ImageUpload,
      file: UploadedFile,
    ): Promise<() => Promise<UploadedImage>> {
      const preset = await checkUpload(actor, upload)
      const content = await buffer(await storage.readReceived(file.temporaryKey))
      const picture = await pictureOf(content, file.type, preset)
      const colors = upload.colors ? await coloursOf(picture.content) : []
      return () =>
        keep(picture.content, async (stored) => {
          const { type, width, height } = picture
          const id = randomBytes(16).toString('base64url')
          const row: ImageRow = { id, content_type: type, width, height, ...stored }
          await database.system((tx) => insertImage(tx, { ...row, userId: actor.userId }))
          return { publicId: id, url: `/images/${id}`, width, height, colors }
        })
    },

    /** A picture, at most `width` pixels wide; made once and kept (API-44, VIEW-16). */
    async get(publicId: string, width: number | undefined): Promise<FileAnswer> {
      const asked = width === undefined ? undefined : Math.floor(Math.min(width, 100_000))
      if (asked !== undefined && asked < widthStep)
        throw invalid({ w: imageTexts['width-too-small'] })
      const stock = stockImage(publicId)
      if (stock) return { ...stock, cacheControl: forever }
      const image = await database.system((tx) =>
        findImage(tx, publicId, { asked, step: widthStep }),
      )
      if (!image) throw notFound()
      const wanted = widthFor(asked, image.width)
      const stored = wanted === undefined ? image : image.variant
      if (stored) return fileOf(image.content_type, stored, () => storage.read(stored.storage_key))
      const name = `${image.id} ${wanted}`
      const known = making.get(name)
      if (known) return known
      const made = makeVariant(image, wanted!).finally(() => making.delete(name))
      making.set(name, made)
      return made
    },

    /** Pictures that everybody may use (SETUP-05, ENT-20). */
    stock: async () =>
      stockImages.map(({ publicId, colours }) => ({
        stock: true,
        publicId,
        url: `/images/${publicId}`,
        colours: [...colours],
      })),
  }
}

async function pictureOf(
  content: Buffer,
  type: string,
  preset: { maxSide: number; isSquare: boolean },
): Promise<Picture> {
  if (!isPicture(type)) throw invalid({ file: imageTexts['not-a-picture'] })
  try {
    return await normalizePicture(content, type, preset)
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    const text = imageTexts[error.reason]
    if (error.reason === 'unreadable') throw invalid({ file: text })
    throw new Problem(413, 'too-many-pixels', { text, fields: { file: text } })
  }
}
