import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createPasswords, nobodysHash, publicPasswordCost } from './passwords.ts'

const usual = createPasswords()
const cheap = createPasswords(publicPasswordCost)

test('a hash carries its parameters and a salt of its own, and only its password matches', async () => {
  const [first, second] = await Promise.all([usual.hash('grün 🌿'), usual.hash('grün 🌿')])
  expect(first).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
  expect(first).not.toBe(second)
  expect(await cheap.matches('grün 🌿', first)).toBe(true)
  expect(await cheap.matches('gru\u0308n 🌿', first)).toBe(true)
  expect(await cheap.matches('grün', first)).toBe(false)
})

test('a hash with other parameters is still checked', async () => {
  // RFC 7914, section 12: password "password", salt "NaCl", N = 1024, r = 8, p = 16, 64 bytes.
  const salt = Buffer.from('NaCl').toString('base64').replace(/=+$/, '')
  const key = Buffer.from(
    'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162' +
      '2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640',
    'hex',
  )
  // Ours are 32 bytes long, the first half of it.
  const hash = `$scrypt$ln=10,r=8,p=16$${salt}$${key.subarray(0, 32).toString('base64').replace(/=+$/, '')}`
  expect(await cheap.matches('password', hash)).toBe(true)
})

test('the hash that stands in for an unknown login costs as much, and nothing matches it', async () => {
  const costOf = (hash: string) => hash.split('$').slice(0, 3)
  expect(costOf(nobodysHash())).toEqual(costOf(await usual.hash('x')))
  expect(await cheap.matches('', undefined)).toBe(false)
  expect(await cheap.matches('', nobodysHash(publicPasswordCost))).toBe(false)
})

test('many hashes at once leave threads for files', async () => {
  const order: string[] = []
  const hashes = Array.from({ length: 8 }, () =>
    usual.hash('ein Kennwort').then(() => order.push('hash')),
  )
  await readFile(import.meta.filename).then(() => order.push('file'))
  await Promise.all(hashes)
  // Behind all eight, the file would wait for half of them.
  expect(order.indexOf('file')).toBeLessThan(3)
  expect(order).toHaveLength(9)
})
