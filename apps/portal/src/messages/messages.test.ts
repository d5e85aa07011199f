import { describe, expect, test } from 'vitest'
import { portalMessages } from './index.ts'

const { de, en } = portalMessages
const names = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).toSorted()

describe('portal texts', () => {
  test('both languages have the same keys and the same placeholders (GEN-02)', () => {
    expect(Object.keys(de).toSorted()).toEqual(Object.keys(en.texts).toSorted())
    for (const [key, text] of Object.entries(en.texts))
      expect([key, new Set(names(de[key as keyof typeof de]))]).toEqual([key, new Set(names(text))])
  })

  test('German is not left in English (GEN-02)', () => {
    const same = new Set(['product', 'german', 'english', 'version'])
    for (const [key, text] of Object.entries(en.texts))
      if (!same.has(key)) expect(de[key as keyof typeof de], key).not.toBe(text)
  })

  test('all 13 notification types have a text of their own (NOTI-09)', () => {
    for (const type of [1, 2, 10, 11, 12, 13, 20, 21, 22, 23, 30, 31, 32])
      expect(en.texts).toHaveProperty(`notice${type}`)
  })
})
