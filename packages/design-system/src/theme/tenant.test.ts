import { describe, expect, test } from 'vitest'
import { cssUrl, readHeaderStyle, readNavigationStyle, scopeCss } from './index.ts'

describe('appHeaderStyle', () => {
  test.each([
    ['brand', 'brand'],
    [' Picture ', 'picture'],
    ['plain', 'plain'],
    ['', 'plain'],
    ['sparkling', 'plain'],
    [null, 'plain'],
    [undefined, 'plain'],
  ])('%o is read as %s', (value, style) => {
    expect(readHeaderStyle(value)).toBe(style)
  })
})

describe('navigationStyle', () => {
  test.each([
    ['{"ground":"brand"}', 'brand'],
    ['{"ground":"picture","shade":3}', 'picture'],
    ['{"ground":"lava"}', 'canvas'],
    ['{}', 'canvas'],
    ['', 'canvas'],
    [null, 'canvas'],
    [{ ground: 'brand' } as const, 'brand'],
  ])('%o stands on %s, without a warning', (value, ground) => {
    expect(readNavigationStyle(value)).toEqual({ style: { ground } })
  })

  test.each(['{ground:brand', 'brand', '[]', '7', 'null'])(
    '%s is ignored with a warning (ENT-04)',
    (value) => {
      const { style, problem } = readNavigationStyle(value)
      expect(style).toEqual({ ground: 'canvas' })
      expect(problem).toContain('ignored')
    },
  )
})

describe('pictures', () => {
  test.each([
    ['https://cdn.example/a b.jpg', 'url("https://cdn.example/a%20b.jpg")'],
    ['/files/7', 'url("/files/7")'],
    ['picture.png', 'url("picture.png")'],
    ['data:image/png;base64,AAAA', 'url("data:image/png;base64,AAAA")'],
    ['x.png");}*{color:red', 'url("x.png%22%29;}*{color:red")'],
    ['</style><script>', 'url("%3c/style%3e%3cscript%3e")'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,<p>', undefined],
    ['', undefined],
    [null, undefined],
  ])('%o becomes %o', (address, css) => {
    expect(cssUrl(address)).toBe(css)
  })

  test('are part of the scope, and of its name', () => {
    const plain = scopeCss({ primary: '#ffed00' })
    const one = scopeCss({ primary: '#ffed00', brandPicture: '/a.jpg' })
    const other = scopeCss({ primary: '#ffed00', brandPicture: '/b.jpg' })
    expect(one.css).toContain('--at-brand-picture:url("/a.jpg")')
    expect(new Set([plain.name, one.name, other.name]).size).toBe(3)
    expect(one.name).toMatch(/^ffed00-[\da-z]+$/)
    expect(scopeCss({ primary: '#ffed00', brandPicture: 'javascript:1' }).name).toBe('ffed00')
  })
})
