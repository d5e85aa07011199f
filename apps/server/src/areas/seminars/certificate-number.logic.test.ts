import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { makeCertificateNumber, readCertificateNumber } from './certificate-number.logic.ts'

test('a certificate’s number is twelve signs in groups of four, and another each time (T-90)', () => {
  const numbers = Array.from({ length: 500 }, makeCertificateNumber)
  expect(new Set(numbers).size).toBe(500)
  for (const number of numbers) expect(number).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/) // prettier-ignore
})

test('a number is read however it was typed, and nothing else is taken for one (T-90)', () => {
  const number = 'A1B0-C2D3-E4F5'
  for (const typed of [
    number,
    'a1b0 c2d3 e4f5',
    'A1B0C2D3E4F5',
    'aIbO–c2d3.e4f5',
    ' albo-c2d3-e4f5 ',
  ])
    expect(readCertificateNumber(typed)).toBe(number)
  for (const typed of ['', 'A1B0-C2D3', `${number}-6`, 'A1B0-C2D3-E4F!', 'A1B0-C2D3-E4FU'])
    expect(readCertificateNumber(typed)).toBeUndefined()
  assert(
    property(string(), (text) => {
      const read = readCertificateNumber(text)
      return read === undefined || readCertificateNumber(read) === read
    }),
  )
})
