import { expect, test } from 'vitest'
import { releasesOf, sinceOf } from './since.ts'

const changelog = `# @atrium/design-system

## 0.3.0

### Minor Changes

- 1234567: \`Meter\` has a tone; \`Charts\` are new.

## 0.2.0

### Minor Changes

- 89abcde: The first components, \`Meter\` among them.
`
const releases = releasesOf(changelog)
const change = (kind: string, text: string) =>
  `---\n'@atrium/design-system': ${kind}\n---\n\n${text}`

test('a component is dated to the release that names it first', () => {
  const told = { releases, waiting: [change('minor', '`Meter` is wider.')], next: '0.4' }
  expect(sinceOf('Meter', told)).toBe('0.2.0')
  expect(sinceOf('Charts', told)).toBe('0.3.0')
})

test('what only a change that waits names comes with the next release', () => {
  const waiting = [change('minor', '`Lanes` are new.'), change('patch', '`Avatar` is round.')]
  expect(sinceOf('Lanes', { releases, waiting, next: '0.4' })).toBe('0.4')
  expect(sinceOf('Avatar', { releases, waiting, next: '0.4' })).toBe('0.2.0')
})

test('what nobody named is of the oldest release; without any, of the one to come', () => {
  expect(sinceOf('Divider', { releases, waiting: [], next: '0.4' })).toBe('0.2.0')
  expect(sinceOf('Divider', { releases: [], waiting: [], next: '0.2' })).toBe('0.2')
})
