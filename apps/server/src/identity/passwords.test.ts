import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { hashPassword, matchesPassword, nobodysHash } from './passwords.ts'

test('a hash carries its parameters and a salt of its own, and only its password matches', async () => {
  const [first, second] = await Promise.all([hashPassword('grün 🌿'), hashPassword('grün 🌿')])
  expect(first).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
  expect(first).not.toBe(second)
  expect(await matchesPassword('grün 🌿', first)).toBe(true)
  expect(await matchesPassword('gru\u0308n 🌿', first)).toBe(true)
  expect(await matchesPassword('grün', first)).toBe(false)
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
  expect(await matchesPassword('password', hash)).toBe(true)
})

test('the hash that stands in for an unknown login costs as much, and nothing matches it', async () => {
  const costOf = (hash: string) => hash.split('$').slice(0, 3)
  expect(costOf(nobodysHash)).toEqual(costOf(await hashPassword('x')))
  expect(await matchesPassword('', nobodysHash)).toBe(false)
})

test('many hashes at once leave threads for files', async () => {
  const order: string[] = []
  const hashes = Array.from({ length: 8 }, () =>
    hashPassword('ein Kennwort').then(() => order.push('hash')),
  )
  await readFile(import.meta.filename).then(() => order.push('file'))
  await Promise.all(hashes)
  // Behind all eight, the file would wait for half of them.
  expect(order.indexOf('file')).toBeLessThan(3)
  expect(order).toHaveLength(9)
})
