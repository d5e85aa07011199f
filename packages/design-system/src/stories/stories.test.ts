import { describe, expect, test } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import type { ComponentRecord } from './catalogue.types.ts'

const GROUPS = [
  'Actions',
  'Inputs',
  'Pickers',
  'Navigation',
  'Overlays',
  'Feedback',
  'Collections',
  'Display',
  'Layout',
  'Media',
  'Shell',
  'Utility',
]
const FIXED = [
  'Playground',
  'Variants',
  'States',
  'LongGermanText',
  'SmallWidth',
  'TenantsAndModes',
]
const PLACED = [...FIXED.slice(0, 3), 'Empty', 'Loading', 'Failed', ...FIXED.slice(3)]

/** What a component lacks of what every component has. */
function faultsOf({ name, title, group, keyboard, without, stories }: ComponentRecord): string[] {
  const exports = stories.map((story) => story.export)
  const faults = FIXED.filter((story) => !exports.includes(story) && !without[story]?.trim()).map(
    (story) => `has no story ${story}`,
  )
  for (const story of Object.keys(without).filter((story) => exports.includes(story)))
    faults.push(`has the story ${story}, which it says makes no sense`)
  const placed = exports.filter((story) => PLACED.includes(story))
  if (placed.join() !== PLACED.filter((story) => exports.includes(story)).join())
    faults.push(`shows its stories in the order ${placed.join(', ')}`)
  if (title !== `Components/${group}/${name}` || !GROUPS.includes(group))
    faults.push(`is called ${title}`)
  if (!stories.every((story) => story.export !== 'TenantsAndModes' || story.isGrid))
    faults.push('does not tag TenantsAndModes as grid')
  if (!Array.isArray(keyboard)) faults.push('has no keyboard table')
  else if (
    !keyboard.every(
      (row) =>
        row.length >= 2 && row.slice(0, 2).every((cell: unknown) => String(cell).trim() !== ''),
    )
  )
    faults.push('has a keyboard table with holes')
  else if (keyboard.length > 0 && !stories.some((story) => story.isPlayed))
    faults.push('proves none of its keys')
  return faults
}

const { components } = readCatalogue()

describe('the stories of', () => {
  test.each(components.map((one) => [one.name, one] as const))(
    '%s are the fixed set, with its keys',
    (_, component) => expect(faultsOf(component)).toEqual([]),
  )
})

test('a component without its stories is noticed', () => {
  const bare = {
    name: 'Bare',
    title: 'Components/Bare',
    group: '',
    keyboard: undefined,
    without: {},
  }
  const faults = faultsOf({ ...bare, stories: [], tokens: [] } as unknown as ComponentRecord)
  expect(faults).toContain('has no story Playground')
  expect(faults).toContain('has no keyboard table')
  expect(faults).toContain('is called Components/Bare')
})

test('no two components share a story', () => {
  const ids = components.flatMap(({ stories }) => stories.map(({ id }) => id))
  expect(ids.length).toBe(new Set(ids).size)
})
