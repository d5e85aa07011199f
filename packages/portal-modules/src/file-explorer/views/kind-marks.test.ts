import { expect, test } from 'vitest'
import { kindIcons } from './file-kinds.ts'
import { kindPaths } from './kind-marks.tsx'

type Form = readonly [name: string, attributes: Readonly<Record<string, string>>]

const kinds = Object.keys(kindIcons) as (keyof typeof kindIcons)[]

/** What an icon is drawn of. */
const formsOf = (kind: (typeof kinds)[number]): readonly Form[] =>
  Reflect.get(kindIcons[kind], 'render')({}, null).props.icon.node

/** What a form of an icon becomes in the one path; of a box and of a circle where they begin. */
function strokeOf([name, attributes]: Form): string {
  const at = (attribute: string) => Number(attributes[attribute])
  if (name === 'rect') return `M${at('x') + at('rx')} ${at('y')}`
  if (name === 'circle') return `M${at('cx') - at('r')} ${at('cy')}a${at('r')} ${at('r')} 0 1 0`
  // One that begins relative to nothing goes on from another one in the path.
  return attributes.d!.replace(/^m([\d.]+ [\d.]+) ?/, 'M$1l')
}

test.each(kinds)('the mark of %s has every stroke of its icon (FILE-15)', (kind) => {
  const forms = formsOf(kind)
  expect(forms.length).toBeGreaterThan(0)
  for (const form of forms) expect(kindPaths[kind]).toContain(strokeOf(form))
})
