import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { FilePart } from '@atrium/api-client/contract'
import busboy from 'busboy'
import { invalid, Problem, type ProblemText } from '../problem.ts'
import type { FileStorage } from '../storage/storage.types.ts'
import type { UploadedFile } from './call-context.ts'
import { contentTypeOf } from './content-type.ts'
import { requireGoodContent, requireGoodKind, type FileRules } from './file-kinds.ts'
import { fileNameProblem, normalName } from './file-names.ts'
import { lookAtHead } from './look-at-head.ts'
import { fieldTexts, problemTexts } from './texts.ts'

export interface MultipartBody {
  entries: [string, string][]
  files: Record<string, UploadedFile[]>
}

/** Ten fields each of the 500 people that one call may invite are what the contract lets come. */
const limits = { fieldSize: 65_536, fields: 5_000, files: 1_000, parts: 6_000, fieldNameSize: 200 }

/** All fields of a form together; they lie in memory. */
const maxFieldBytes = 1_048_576

/**
 * Reads a multipart body: fields into memory, files straight into storage. When anything is wrong,
 * what had arrived is discarded and the rest of the request is read to nowhere, so that the caller
 * gets to see the answer.
 */
export async function readMultipart(
  request: IncomingMessage,
  parts: Readonly<Record<string, FilePart>>,
  storage: FileStorage,
  rulesOf: FindRules,
): Promise<MultipartBody> {
  const received: string[] = []
  try {
    const { entries, arrived } = await parse(
      request,
      parts,
      async ({ name, field, fileName, content }, fields) =>
        receive({ fileName, content, field, part: parts[name]! }, await rulesOf(fields), storage, received), // prettier-ignore
    )
    const files: MultipartBody['files'] = Object.fromEntries(
      Object.keys(parts).map((name) => [name, []]),
    )
    for (const { name, file } of arrived) files[name]!.push(file)
    checkCounts(parts, files)
    return { entries, files }
  } catch (error) {
    request.resume()
    await discardAll(storage, received)
    throw error
  }
}

/** Takes back everything that a refused call had uploaded. */
export const discardAll = (storage: FileStorage, keys: readonly string[]) =>
  Promise.all(keys.map((key) => storage.discard(key)))

/** The rules for a file, by the fields that came before it. */
type FindRules = (fields: MultipartBody['entries']) => Promise<FileRules>

interface ArrivingPart {
  /** Of the part that may come. */
  name: string
  /** How it is called where something is wrong with it: of several files, the very one. */
  field: string
  fileName: string
  content: Readable
}

type OnFile = (part: ArrivingPart, fields: MultipartBody['entries']) => Promise<UploadedFile>

interface Parsed {
  entries: MultipartBody['entries']
  arrived: { name: string; file: UploadedFile }[]
}

async function parse(
  request: IncomingMessage,
  parts: Readonly<Record<string, FilePart>>,
  onFile: OnFile,
): Promise<Parsed> {
  // Busboy calls a file that reaches its limit too large: one byte more makes it "exceeds".
  const fileSize = Math.max(...Object.values(parts).map(({ maxBytes }) => maxBytes)) + 1
  const parser = createParser(request, fileSize)
  const entries: MultipartBody['entries'] = []
  // In the order of the request; the last bytes of two files may be written at the same time.
  const pending: Promise<Parsed['arrived'][number]>[] = []
  const { promise: isRead, resolve: done, reject: fail } = Promise.withResolvers<void>()

  const counts = new Map<string, number>()
  const refusals: Record<string, ProblemText> = {}
  let fieldBytes = 0
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    fieldBytes += name.length + value.length
    if (fieldBytes > maxFieldBytes) fail(new Problem(413, 'too-large'))
    else if (nameTruncated || valueTruncated) fail(invalid({ [name]: fieldTexts.tooLong(65_536) }))
    else entries.push([name, value])
  })
  parser.on('file', (name = '', content, { filename }) => {
    // Whoever reads the content gets the error, too, and knows more.
    content.on('error', () => undefined)
    if (!Object.hasOwn(parts, name)) {
      fail(invalid({ [name]: fieldTexts.wrongFormat }))
      return
    }
    const index = counts.get(name) ?? 0
    counts.set(name, index + 1)
    const field = parts[name]!.many ? `${name}[${index}]` : name
    const fileName = decodedName(filename ?? '')
    const arriving = onFile({ name, field, fileName, content }, entries).then((file) => ({
      name,
      file,
    }))
    pending.push(arriving)
    arriving.catch((error: unknown) => {
      // What is wrong with the others is told as well: nobody sends them all again for each.
      if (isFieldError(error)) Object.assign(refusals, error.fields)
      else fail(error)
    })
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () =>
      fail(new Problem(413, 'too-many-parts', { text: problemTexts.tooManyParts })),
    )
  }
  parser.on('error', () => fail(brokenBody()))
  parser.on('close', done)
  request.on('close', () => {
    if (!request.complete) fail(new Problem(400, 'aborted'))
  })
  request.pipe(parser)

  try {
    await isRead
    await Promise.allSettled(pending)
    if (Object.keys(refusals).length > 0) throw invalid(refusals)
    return { entries, arrived: await Promise.all(pending) }
  } catch (error) {
    request.unpipe(parser)
    parser.destroy()
    // A file that is being written has to be finished before it can be discarded.
    await Promise.allSettled(pending)
    throw error
  }
}

/**
 * A file name as it is on disk: what would end the header browsers send as `%22`, `%0D` and `%0A`, and nothing
 * else in that way (https://html.spec.whatwg.org/#multipart-form-data).
 */
const decodedName = (name: string) =>
  name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')

function createParser(request: IncomingMessage, fileSize: number) {
  try {
    return busboy({
      headers: request.headers,
      limits: { ...limits, fileSize },
      // Names are checked as they came; a path in them is refused and not cut off.
      preservePath: true,
      defParamCharset: 'utf8',
    })
  } catch {
    throw brokenBody()
  }
}

interface Arriving {
  fileName: string
  content: Readable
  field: string
  part: FilePart
}

async function receive(
  { fileName, content, field, part }: Arriving,
  rules: FileRules,
  storage: FileStorage,
  received: string[],
): Promise<UploadedFile> {
  const name = normalName(fileName)
  const problem = fileNameProblem(name)
  if (problem) {
    content.resume()
    // A form whose file field was left alone sends a part without a name.
    throw invalid({
      [field]:
        name === '' ? fieldTexts.fileMissing : fieldTexts.fileName(name.slice(0, 100), problem),
    })
  }
  try {
    requireGoodKind(name, rules, field)
  } catch (error) {
    content.resume()
    throw error
  }
  const looked = lookAtHead(
    limited(content, part.maxBytes, () => tooLarge(field, name, part.maxBytes)),
    (head) => requireGoodContent(head, name, rules, field),
  )
  const { temporaryKey, size, sha256 } = await storage
    .receive(looked.content)
    // What is left of it goes nowhere, so that those after it arrive.
    .finally(() => content.resume())
  received.push(temporaryKey)
  if (size === 0) throw invalid({ [field]: fieldTexts.fileEmpty(name) })
  const type = await contentTypeOf(looked.head(), name)
  return { name, size, sha256, type, temporaryKey }
}

async function* limited(
  content: Readable,
  maxBytes: number,
  refuse: () => Problem,
): AsyncGenerator<Uint8Array> {
  let size = 0
  try {
    for await (const chunk of content.iterator({
      destroyOnReturn: false,
    }) as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > maxBytes) throw refuse()
      yield chunk
    }
  } catch (error) {
    throw error instanceof Problem ? error : brokenBody()
  }
}

const isFieldError = (error: unknown): error is Problem & { fields: Record<string, ProblemText> } =>
  error instanceof Problem && error.status === 400 && error.fields !== undefined

const brokenBody = () => new Problem(400, 'invalid', { text: problemTexts.brokenBody })

export const tooLarge = (field: string, name: string, maxBytes: number) => {
  const max =
    maxBytes >= 2 ** 30 ? `${maxBytes / 2 ** 30} GiB` : `${Math.floor(maxBytes / 2 ** 20)} MiB`
  const text = fieldTexts.fileTooLarge(name, max)
  return new Problem(413, 'file-too-large', { text, fields: { [field]: text } })
}

function checkCounts(
  parts: Readonly<Record<string, FilePart>>,
  files: Record<string, UploadedFile[]>,
) {
  for (const [name, { required, many }] of Object.entries(parts)) {
    if (required && files[name]!.length === 0) throw invalid({ [name]: fieldTexts.fileMissing })
    if (!many && files[name]!.length > 1) throw invalid({ [name]: fieldTexts.oneFile })
  }
}
