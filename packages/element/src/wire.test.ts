import { expect, test } from 'vitest'
import { withOrigin, withoutOrigin } from './wire.ts'

const server = 'https://portal.example'

test('pictures and files of the server have a whole address on other pages, and their own when they are sent', () => {
  const said =
    '{"url":"/images/7","file":"/storage/files/101/3","page":"/images","text":"see /images/7"}'
  const whole =
    '{"url":"https://portal.example/images/7","file":"https://portal.example/storage/files/101/3","page":"/images","text":"see /images/7"}'
  expect(withOrigin(said, server)).toBe(whole)
  expect(withoutOrigin(whole, server)).toBe(said)
})

test('another server that looks like ours keeps its addresses', () => {
  const other = '{"url":"https://portalxexample/images/7"}'
  expect(withoutOrigin(other, server)).toBe(other)
})
