import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * The part of the S3 protocol that the storage speaks, in memory: no real service, but as strict as
 * one where it matters. It works every signature out again, refuses content that does not match the
 * signed hash, parts that are too small and lists that do not name the uploaded parts.
 */
export interface TestS3 {
  url: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  objects: Map<string, StoredObject>
  /** Multipart uploads under way, by their id. */
  uploads: Map<string, { key: string; parts: Map<number, Buffer>; at: Date }>
  /** `GET files/…` of what was asked, in order. */
  requests: string[]
  /** Answers requests that match with this status, until it is taken back. */
  failing: { pattern: RegExp; status: number } | undefined
  /** Lets requests that match wait for this, until it is taken back. */
  holding: { pattern: RegExp; until: Promise<void> } | undefined
  stop(): Promise<void>
}

interface StoredObject {
  body: Buffer
  at: Date
}

class Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

const minPartBytes = 5 * 2 ** 20

export async function startS3(): Promise<TestS3> {
  const objects: TestS3['objects'] = new Map()
  const uploads: TestS3['uploads'] = new Map()
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Refusal) => {
      const code = error.code ?? 'InternalError'
      xml(response, error.status ?? 500, `<Error><Code>${code}</Code></Error>`, request.method)
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const url = new URL(request.url!, 'http://s3')
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    s3.requests.push(`${request.method} ${key}${url.search}`)
    checkSignature(request, url, body, s3)
    if (s3.holding?.pattern.test(s3.requests.at(-1)!)) await s3.holding.until
    if (s3.failing?.pattern.test(s3.requests.at(-1)!)) {
      throw new Refusal(s3.failing.status, 'AccessDenied')
    }
    if (bucket !== s3.bucket) throw new Refusal(404, 'NoSuchBucket')
    if (key === '') return answerBucket(request, response, url)
    if (url.searchParams.has('uploads') || url.searchParams.has('uploadId')) {
      return answerParts(request, response, url, key, body)
    }
    return answerObject(request, response, key, body)
  }

  function answerBucket(request: IncomingMessage, response: ServerResponse, url: URL) {
    if (request.method === 'HEAD') return response.writeHead(200).end()
    const prefix = url.searchParams.get('prefix') ?? ''
    if (url.searchParams.has('uploads')) {
      const rows = [...uploads]
        .filter(([, { key }]) => key.startsWith(prefix))
        .map(
          ([id, { key, at }]) =>
            `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
        )
      const list = `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListMultipartUploadsResult>`
      return xml(response, 200, list)
    }
    // Two on a page, so that reading stops too early only where it is wrong.
    const after = url.searchParams.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > after)
    const page = keys.toSorted().slice(0, 2)
    const rows = page.map(
      (name) =>
        `<Contents><Key>${name}</Key><LastModified>${objects.get(name)!.at.toISOString()}</LastModified><Size>${objects.get(name)!.body.length}</Size></Contents>`,
    )
    const next =
      keys.length > page.length
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
        : '<IsTruncated>false</IsTruncated>'
    return xml(response, 200, `<ListBucketResult>${next}${rows.join('')}</ListBucketResult>`)
  }

  function answerParts(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    key: string,
    body: Buffer,
  ) {
    if (url.searchParams.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, { key, parts: new Map(), at: new Date() })
      const names = `<Bucket>${s3.bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId>`
      return xml(
        response,
        200,
        `<InitiateMultipartUploadResult>${names}</InitiateMultipartUploadResult>`,
      )
    }
    const id = url.searchParams.get('uploadId')!
    const upload = uploads.get(id)
    if (upload?.key !== key) throw new Refusal(404, 'NoSuchUpload')
    if (request.method === 'DELETE') {
      uploads.delete(id)
      return response.writeHead(204).end()
    }
    if (request.method === 'PUT') {
      upload.parts.set(Number(url.searchParams.get('partNumber')), body)
      return response.writeHead(200, { etag: etagOf(body) }).end()
    }
    const named = [...body.toString().matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)![1]),
      etag: /<ETag>(.*?)</.exec(part)![1]!.replaceAll('&quot;', '"'),
    }))
    const parts = named.map(({ number, etag }, at) => {
      const part = upload.parts.get(number)
      if (!part || etagOf(part) !== etag) throw new Refusal(400, 'InvalidPart')
      if (at > 0 && named[at - 1]!.number >= number) throw new Refusal(400, 'InvalidPartOrder')
      if (at < named.length - 1 && part.length < minPartBytes)
        throw new Refusal(400, 'EntityTooSmall')
      return part
    })
    uploads.delete(id)
    objects.set(key, { body: Buffer.concat(parts), at: new Date() })
    const result = `<Key>${key}</Key><ETag>"${named.length}"</ETag>`
    return xml(
      response,
      200,
      `<CompleteMultipartUploadResult>${result}</CompleteMultipartUploadResult>`,
    )
  }

  function answerObject(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    body: Buffer,
  ) {
    if (request.method === 'PUT') {
      objects.set(key, { body, at: new Date() })
      return response.writeHead(200, { etag: etagOf(body) }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const object = objects.get(key)
    if (!object) throw new Refusal(404, 'NoSuchKey')
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    const part = range ? object.body.subarray(Number(range[1]), Number(range[2]) + 1) : object.body
    response.writeHead(range ? 206 : 200, {
      'content-length': part.length,
      etag: etagOf(object.body),
    })
    return response.end(request.method === 'HEAD' ? undefined : part)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const s3: TestS3 = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'atrium-test',
    accessKeyId: 'ATRIUMKEY',
    secretAccessKey: 'a secret of the test',
    objects,
    uploads,
    requests: [],
    failing: undefined,
    holding: undefined,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return s3
}

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function xml(response: ServerResponse, status: number, content: string, method?: string) {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(method === 'HEAD' ? undefined : `<?xml version="1.0" encoding="UTF-8"?>${content}`)
}

/** AWS Signature Version 4, as the documentation describes it. */
function checkSignature(request: IncomingMessage, url: URL, body: Buffer, s3: TestS3) {
  const header =
    /^AWS4-HMAC-SHA256 Credential=(.+?), SignedHeaders=(.+?), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (!header) throw new Refusal(403, 'AccessDenied')
  const [, credential, names, signature] = header as unknown as string[]
  const [keyId, day, region, service] = credential!.split('/')
  if (keyId !== s3.accessKeyId) throw new Refusal(403, 'InvalidAccessKeyId')
  const payload = String(request.headers['x-amz-content-sha256'])
  if (payload !== sha256(body)) throw new Refusal(400, 'XAmzContentSHA256Mismatch')
  const signedNames = names!.split(';')
  if (!signedNames.includes('host')) throw new Refusal(403, 'AccessDenied')
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`) // prettier-ignore
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
  const headers = signedNames.map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, url.pathname, query, headers.join(''), names, payload].join(
    '\n',
  )
  const scope = `${day}/${region}/${service}/aws4_request`
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)]
  const key = [day!, region!, service!, 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${s3.secretAccessKey}`,
  )
  if (hmac(key, text.join('\n')).toString('hex') !== signature) {
    throw new Refusal(403, 'SignatureDoesNotMatch')
  }
}
