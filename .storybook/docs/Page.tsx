import { Canvas, DocsContext, useOf } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { catalogue } from 'virtual:atrium/catalogue'
import { modulePages } from 'virtual:atrium/modules'
import type { ComponentRecord } from '../../packages/design-system/src/stories/catalogue.types.ts'
import { idInSection } from '../sections.ts'
import { Guidance, Related } from './Guidance.tsx'
import { ModulePage } from './ModulePage.tsx'
import { Keyboard, Props, StoryLink, Tokens, Weight, Words, type PropRow } from './parts.tsx'

/** Stories whose work is to be seen; the others prove what the component does. */
const SHOWN = /^(Playground|Variants|States|Empty|Loading|Failed|LongGermanText|SmallWidth)$/

interface Story {
  id: string
  name: string
  moduleExport: unknown
  playFunction?: unknown
}

const exportOf = (record: ComponentRecord | undefined, id: string) =>
  record?.stories.find((story) => story.id === id)?.export ?? ''

/** A module has a page of its own kind; everything else is told as a component. */
export function Page() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return preparedMeta.title in modulePages ? <ModulePage /> : <ComponentPage />
}

/** One template for all components: what it is, how it looks, its props, keys, weight and tokens. */
function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { title, parameters, component, argTypes } = preparedMeta
  const [name = title, group] = title.split('/').toReversed()
  const record = catalogue.components.find((one) => one.title === title)
  const stories = use(DocsContext).componentStories() as unknown as Story[]
  const [primary, ...rest] = stories
  const grid = rest.find(({ id }) => exportOf(record, id) === 'TenantsAndModes')
  const isProof = (story: Story) =>
    record
      ? !SHOWN.test(exportOf(record, story.id)) && story !== grid
      : 'play' in (story.moduleExport as object)
  const shown = rest.filter((story) => story !== grid && !isProof(story))
  const proofs = rest.filter(isProof)
  const docgen = (component as { __docgenInfo?: { description?: string } } | undefined)
    ?.__docgenInfo
  const description = parameters.docs?.description?.component ?? docgen?.description
  return (
    <>
      <header className="at-docs-head">
        <p className="at-docs-place">{group}</p>
        <h1>{name}</h1>
        {description && (
          <p className="at-docs-lead">
            <Words>{description}</Words>
          </p>
        )}
        {record && (
          <div className="at-docs-facts">
            <code>{`import { ${name} } from '@atrium/design-system/${name}'`}</code>
            <span>Stable since {record.since}</span>
            <Weight size={catalogue.sizes[name]} />
          </div>
        )}
      </header>
      {primary && <Canvas of={primary.moduleExport as never} />}
      <Guidance name={name} />
      {shown.length > 0 && (
        <section aria-label="Looks">
          {shown.map((story) => (
            <article key={story.id}>
              <h2>{story.name}</h2>
              <Canvas of={story.moduleExport as never} sourceState="hidden" />
            </article>
          ))}
        </section>
      )}
      {Object.keys(argTypes).length > 0 && (
        <section aria-labelledby="props">
          <h2 id="props">Props</h2>
          <Props rows={Object.values(argTypes) as PropRow[]} />
          {primary && (
            <p className="at-docs-aside">
              Each of them has a control in the <StoryLink id={primary.id}>playground</StoryLink>.
            </p>
          )}
        </section>
      )}
      {record?.keyboard && (
        <section aria-labelledby="keyboard">
          <h2 id="keyboard">Keyboard</h2>
          <Keyboard rows={record.keyboard} />
        </section>
      )}
      {proofs.length > 0 && (
        <section aria-labelledby="proved">
          <h2 id="proved">What it does</h2>
          <p className="at-docs-aside">Each line is a story that does it and checks it.</p>
          <ul className="at-docs-proofs">
            {proofs.map(({ id, name: what }) => (
              <li key={id}>
                <StoryLink id={idInSection(id, what)}>{what}</StoryLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {grid && (
        <section aria-labelledby="brands">
          <h2 id="brands">Under every brand</h2>
          <Canvas of={grid.moduleExport as never} sourceState="none" />
        </section>
      )}
      {record && record.tokens.length > 0 && (
        <section aria-labelledby="tokens">
          <h2 id="tokens">Tokens</h2>
          <Tokens names={record.tokens} />
        </section>
      )}
      {record && <Related record={record} />}
    </>
  )
}
