import { expect, test } from 'vitest'
import { workflowStates } from '../../kit/campaigns/index.ts'
import { workflowPicture } from './workflow-picture.ts'

const look = { ground: 'white', text: 'black', line: 'gray', done: 'green', onDone: 'white' }
const drawn = (...channels: Parameters<typeof workflowPicture>[0]) =>
  decodeURIComponent(workflowPicture(channels, (state) => `<${state}>`, look))
const textsOf = (picture: string) => [...picture.matchAll(/<text [^>]*>(.*?)<\/text>/g)].map(([, text]) => text) // prettier-ignore

test('the states of a channel are steps in their order; deactivated is none of them (COCK-07, WFD-01)', () => {
  const steps = workflowStates.slice(0, -1)
  expect(textsOf(drawn())).toEqual(steps.map((state, at) => `${at + 1} · &#60;${state}&#62;`))
})

test('a channel stands in the step that it has reached, a deactivated one in none (COCK-07)', () => {
  const picture = drawn(
    { name: 'Radio', state: 'Approving' },
    { name: 'Kino', state: 'Deactivated' },
  )
  const texts = textsOf(picture)
  expect(texts[texts.indexOf('7 · &#60;Approving&#62;') + 1]).toBe('Radio')
  expect(texts).not.toContain('Kino')
  expect(picture.match(/fill="green"/g)).toHaveLength(1)
})
