import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { FileStorage } from './storage.types.ts'
import { checkKey, sweepAfterMs } from './keys.ts'

export interface S3Settings {
  /** Address of the service; undefined: Amazon’s in the region. */
  endpoint: string | undefined
  region: string
  bucket: string
  /** Undefined: what the environment or the role of the machine gives. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

export interface S3Options {
  /** Hears of what went wrong without anybody having to know: it is swept later. */
  onError(error: unknown): void
}

/** Bigger files travel in parts of this size, of which three are in memory. */
const partBytes = 8 * 2 ** 20

/** Longest time for a call that carries no content. */
const shortCallMs = 15_000

const requestHandler = {
  connectionTimeout: 5_000,
  // Until an answer begins. A reader who pauses in the middle of a download may take their time.
  requestTimeout: 120_000,
  throwOnRequestTimeout: true,
  socketTimeout: 0,
  // Downloads hold a connection each, and must not keep uploads waiting.
  httpAgent: { keepAlive: true, maxSockets: 500 },
  httpsAgent: { keepAlive: true, maxSockets: 500 },
}

function createClient({ endpoint, region, credentials }: S3Settings): S3Client {
  return new S3Client({
    region,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    forcePathStyle: endpoint !== undefined,
    // Newer checksums are not known to every service that speaks the protocol.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler,
  })
}

/** Parts of an upload that nobody finished are no objects, and cost all the same. */
async function sweepParts(client: S3Client, Bucket: string, before: number) {
  // A page is a thousand; what is more waits for the next time.
  const list = new ListMultipartUploadsCommand({ Bucket, Prefix: 'files/' })
  for (const { Key, UploadId, Initiated } of (await client.send(list)).Uploads ?? []) {
    if (Initiated!.getTime() >= before) continue
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
  }
}

/**
 * Files in a bucket, at `files/<uuid>` from their first byte on, so that nothing is ever copied. As
 * long as a file is not kept, an empty object `incoming/<uuid>` marks it; keeping it takes the mark
 * away. The mark comes first and goes last: no file is ever there without a mark or a keeper.
 * Throws with the name of the setting where the bucket cannot be used.
 */
export async function createS3Storage(
  settings: S3Settings,
  options: S3Options,
): Promise<FileStorage> {
  const { bucket: Bucket } = settings
  const client = createClient(settings)
  await checkBucket(client, settings)

  const fileOf = (key: string) => {
    checkKey(key)
    return { Bucket, Key: `files/${key}` }
  }
  const markOf = (key: string) => {
    checkKey(key)
    return { Bucket, Key: `incoming/${key}` }
  }
  const mark = (key: string) =>
    client.send(new PutObjectCommand({ ...markOf(key), Body: '', ContentLength: 0 }), shortCall())
  const unmark = (key: string) => client.send(new DeleteObjectCommand(markOf(key)), shortCall())
  const isThere = async (object: { Bucket: string; Key: string }) => {
    try {
      await client.send(new HeadObjectCommand(object), shortCall())
      return true
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
  }

  async function discard(key: string) {
    // Without a mark it was kept, or discarded before.
    if (!(await isThere(markOf(key)))) return
    await client.send(new DeleteObjectCommand(fileOf(key)))
    await unmark(key)
  }

  async function read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    try {
      const { Body } = await client.send(
        new GetObjectCommand({
          ...fileOf(key),
          ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        }),
      )
      return Body as Readable
    } catch (error) {
      throw isMissing(error) ? missing(key) : error
    }
  }

  async function sweepMarks(before: number) {
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: 'incoming/' })) {
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (LastModified!.getTime() < before) await discard(Key!.slice('incoming/'.length))
      }
    }
  }

  const storage: FileStorage = {
    async receive(content, temporaryKey = randomUUID()) {
      const hash = createHash('sha256')
      let size = 0
      let broken: { error: unknown } | undefined
      async function* counted() {
        try {
          for await (const chunk of content) {
            hash.update(chunk)
            size += chunk.length
            yield chunk
          }
        } catch (error) {
          broken = { error }
          throw error
        }
      }
      try {
        await mark(temporaryKey)
        await new Upload({
          client,
          params: {
            ...fileOf(temporaryKey),
            Body: Readable.from(counted(), { objectMode: false }),
          },
          partSize: partBytes,
          queueSize: 3,
        }).done()
      } catch (error) {
        await discard(temporaryKey).catch(options.onError)
        throw broken ? broken.error : error
      }
      return { temporaryKey, size, sha256: hash.digest('hex') }
    },

    receiveFile: (path) => storage.receive(createReadStream(path)),

    async keep(temporaryKey) {
      if (!(await isThere(markOf(temporaryKey)))) throw missing(temporaryKey)
      await unmark(temporaryKey)
      return temporaryKey
    },

    async takeBack(key) {
      if (!(await isThere(fileOf(key)))) throw missing(key)
      await mark(key)
    },

    // A call that did its work must not fail because of what it leaves behind.
    async discard(temporaryKey) {
      checkKey(temporaryKey)
      await discard(temporaryKey).catch(options.onError)
    },

    readReceived: (temporaryKey, range) => read(temporaryKey, range),

    read,

    async remove(key) {
      await client.send(new DeleteObjectCommand(fileOf(key)))
    },

    async sweep() {
      const before = Date.now() - sweepAfterMs
      await sweepMarks(before)
      await sweepParts(client, Bucket, before)
    },

    async close() {
      client.destroy()
    },
  }
  return storage
}

/**
 * A call without content, its repetitions included. Such calls are made inside a transaction: a service
 * that does not answer would hold all connections of the database.
 */
const shortCall = () => ({ abortSignal: AbortSignal.timeout(shortCallMs) })

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404

const missing = (key: string) =>
  Object.assign(new Error(`There is no content ${key}.`), { code: 'ENOENT' })

/** Says before anything else what is wrong with the settings. */
async function checkBucket(client: S3Client, { bucket, endpoint, region }: S3Settings) {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
  } catch (cause) {
    client.destroy()
    const status = cause instanceof S3ServiceException && cause.$metadata.httpStatusCode
    const where = endpoint ?? `Amazon in ${region}`
    if (status === 404)
      throw new Error(`S3_BUCKET: there is no bucket "${bucket}" at ${where}.`, { cause })
    if (status === 403)
      throw new Error(`S3_ACCESS_KEY_ID: may not use the bucket "${bucket}" at ${where}.`, {
        cause,
      })
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
    throw new Error(`S3_ENDPOINT: ${where} cannot be reached (${reason}).`, { cause })
  }
}
