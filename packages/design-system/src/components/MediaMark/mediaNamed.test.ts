import { expect, test } from 'vitest'
import { MEDIA } from '../../theme/index.ts'
import { mediaMarkStrings } from './mediaMark.strings.ts'
import { mediaNamed } from './mediaNamed.ts'

test('a medium is found by its name in either language, however it is spelt (MT-01)', () => {
  for (const kind of MEDIA)
    for (const name of [kind, mediaMarkStrings.en[kind], mediaMarkStrings.de[kind]]) {
      expect(mediaNamed(name)).toBe(kind)
      expect(mediaNamed(` ${name.toUpperCase()} `)).toBe(kind)
    }
  expect(mediaNamed('Out of home')).toBe('out-of-home')
  expect(mediaNamed('Web-Radio')).toBe('web-radio')
  expect(mediaNamed('Flugblatt')).toBeUndefined()
  expect(mediaNamed('')).toBeUndefined()
})
