import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  boundaryOf,
  readAttachment,
  readParts,
  withoutBreak,
  writeParts,
} from './multipart.logic.ts'

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const attachment = (content: Buffer, contentType = 'image/png') => ({
  sha2: hashOf(content),
  contentType,
  content,
})

test('what is written is read again byte for byte, also where it looks like a line break or a boundary (xAPI Communication 1.5.2)', () => {
  const contents = [Buffer.from([0, 255, 13, 10]), Buffer.from('\r\n--x\r\n'), Buffer.alloc(0)]
  const { type, body } = writeParts(
    '{"id":1}',
    contents.map((one) => attachment(one)),
  )
  const [json, ...parts] = readParts(body, boundaryOf(type)!)!
  expect(json!.headers).toEqual({ 'content-type': 'application/json' })
  expect(withoutBreak(json!.body).toString()).toBe('{"id":1}')
  expect(parts.map((part) => readAttachment(part))).toEqual(contents.map((one) => attachment(one)))
})

test('attachments as TinCanJS writes them, without a line break between two of them, are read', () => {
  const [one, two] = [Buffer.from('eins'), Buffer.from('zwei')]
  const part = (content: Buffer) =>
    `--b\r\nContent-Type: text/plain\r\nContent-Transfer-Encoding: binary\r\nX-Experience-API-Hash: ${hashOf(content)}\r\n\r\n${content}` // prettier-ignore
  const body = Buffer.from(`--b\r\nContent-Type: application/json\r\n\r\n{}\r\n${part(one)}${part(two)}\r\n--b--\r\n`) // prettier-ignore
  const [, ...parts] = readParts(body, 'b')!
  expect(parts.map((found) => readAttachment(found)?.content.toString())).toEqual(['eins', 'zwei'])
})

test('what has another hash than it says, or none, is no attachment', () => {
  const body = Buffer.from('x\r\n')
  expect(readAttachment({ headers: { 'x-experience-api-hash': hashOf(Buffer.from('y')) }, body })).toBeUndefined() // prettier-ignore
  expect(readAttachment({ headers: {}, body })).toBeUndefined()
})

test.each([
  ['nothing', ''],
  ['no boundary', '{}'],
  ['no end', '--b\r\nContent-Type: application/json\r\n\r\n{}\r\n'],
  ['no part', '--b--'],
  ['no empty line', '--b\r\n{}\r\n--b--'],
])('a body with %s is none', (_title, body) => {
  expect(readParts(Buffer.from(body), 'b')).toBeUndefined()
})

test.each([
  ['multipart/mixed; boundary=abc', 'abc'],
  ['Multipart/Mixed; charset=utf-8; boundary="a b"', 'a b'],
  ['multipart/mixed; boundary = abc', undefined],
  [`multipart/mixed; boundary=${' '.repeat(200_000)}"x"y`, undefined],
  ['multipart/mixed', undefined],
  ['multipart/form-data; boundary=abc', undefined],
  ['application/json', undefined],
])('%s has the boundary %s', (type, boundary) => {
  expect(boundaryOf(type)).toBe(boundary)
})
