import { expect, test, vi } from 'vitest'

vi.stubGlobal('__VERSION__', '0.1.0')
const { define } = await import('./define.ts')

function registryWith(...taken: string[]) {
  const names = new Map<string, unknown>(taken.map((name) => [name, 'of another script']))
  const registry = {
    get: (name: string) => names.get(name),
    define(name: string, element: unknown) {
      if (names.has(name)) throw new Error(`${name} is taken`)
      names.set(name, element)
    },
  }
  return { names, registry: registry as unknown as CustomElementRegistry }
}

test('a version has the tag and one of its own, each with a class of its own (D-08)', () => {
  const { names, registry } = registryWith()
  define(registry)
  expect([...names.keys()]).toEqual(['atrium-module', 'atrium-module-0-1'])
  expect(new Set(names.values()).size).toBe(2)
})

test('whoever comes second leaves the tag to the first one, and the same script twice is no fault', () => {
  const { names, registry } = registryWith('atrium-module')
  define(registry)
  define(registry)
  expect(names.get('atrium-module')).toBe('of another script')
  expect(names.has('atrium-module-0-1')).toBe(true)
})

test('on a server nothing is defined', () => {
  expect(() => define(undefined)).not.toThrow()
})
