import { Canvas, DocsContext, useOf } from '@storybook/addon-docs/blocks'
import { use, type ReactNode } from 'react'
import { catalogue } from 'virtual:atrium/catalogue'
import { modulePages } from 'virtual:atrium/modules'
import type { ModuleRecord } from '../../tools/docs-site/module-record.types.ts'
import { idInSection, isProof } from '../sections.ts'
import { Code, Prose } from './Code.tsx'
import { Ports } from './Ports.tsx'
import { Members, Shortcuts, StoryLink, Words, kilobytes, withoutRows } from './parts.tsx'

const loaded = new Map<string, Promise<{ record: ModuleRecord }>>()

function load(title: string): Promise<{ record: ModuleRecord }> {
  const known = loaded.get(title)
  if (known) return known
  const loading = modulePages[title]!()
  loaded.set(title, loading)
  return loading
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** What there is on the page, where the reader wants to go at once. */
function Contents({ record }: { record: ModuleRecord }) {
  const parts = [
    ['embed', 'Embed'],
    record.notes && ['notes', 'How it works'],
    ['props', 'Props'],
    ['port', 'Port'],
    ['errors', 'Errors'],
    (record.settings || record.schemas.length > 0) && ['settings', 'Settings'],
    ['keyboard', 'Keyboard and accessibility'],
    ['size', 'Size'],
    record.changes.length > 0 && ['changes', 'Changes'],
    ['stories', 'What it does'],
  ].filter((part): part is [string, string] => Array.isArray(part))
  return (
    <nav aria-label="On this page" className="at-docs-contents">
      {parts.map(([id, title]) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  )
}

function Head({ record }: { record: ModuleRecord }) {
  const [main] = record.components
  const { size } = record
  return (
    <header className="at-docs-head">
      <p className="at-docs-place">Module · {record.names.de}</p>
      <h1>{record.title.split('/')[1]}</h1>
      {main && (
        <p className="at-docs-lead">
          <Words>{withoutRows(main.description)}</Words>
        </p>
      )}
      <div className="at-docs-facts">
        <code>{`import { ${main?.name} } from '@atrium/portal-modules/${record.name}'`}</code>
        {size && <span>{kilobytes(size.whole)} gzip with the design system</span>}
      </div>
      <Contents record={record} />
    </header>
  )
}

function Embed({ record }: { record: ModuleRecord }) {
  const path = `@atrium/portal-modules/${record.name}`
  return (
    <Part id="embed" title="Embed">
      <p className="at-docs-aside">
        {record.isPart
          ? 'It is part of a page and stands below its heading.'
          : 'It fills its place and brings its heading.'}{' '}
        With the memory port it works at once; then a port of your own takes its place.
      </p>
      <Code language="tsx">{record.example}</Code>
      <table className="at-docs-entries">
        <tbody>
          {(
            [
              [path, 'The component and the types of its port'],
              [`${path}/testing`, 'The memory port, for trials and for your tests'],
              [`${path}/testing/contract`, 'The suite that your port should pass, in Vitest'],
              [`${path}/adapter`, 'The port on Atrium’s own calls'],
              [`${path}/manifest`, `For a registry: type “${record.type}”, title, icon${record.hasTour ? ', guided tour' : ''}`], // prettier-ignore
              [`${path}/module`, 'For a registry: the code, loaded when it is needed'],
            ] as const
          ).map(([entry, what]) => (
            <tr key={entry}>
              <th scope="row">
                <code>{entry}</code>
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

function Settings({ record: { settings, schemas } }: { record: ModuleRecord }) {
  if (!settings && schemas.length === 0) return null
  return (
    <Part id="settings" title="Settings">
      {settings && (
        <>
          <p className="at-docs-aside">
            In a registry a component says them in its configuration; the manifest checks what comes
            and leaves out what it does not know.
          </p>
          <Members head="Setting" rows={settings.members} />
          <details>
            <summary>As JSON Schema</summary>
            <Code language="json">{JSON.stringify(settings.schema, null, 2)}</Code>
          </details>
        </>
      )}
      {schemas.map(({ name, schema }) => (
        <details key={name}>
          <summary>{name}</summary>
          <Code language="json">{JSON.stringify(schema, null, 2)}</Code>
        </details>
      ))}
    </Part>
  )
}

function Keys({ record: { shortcuts, uses } }: { record: ModuleRecord }) {
  const parts = catalogue.components.filter(
    ({ name, keyboard }) => uses.includes(name) && (keyboard?.length ?? 0) > 0,
  )
  return (
    <Part id="keyboard" title="Keyboard and accessibility">
      <p className="at-docs-aside">
        Everything is reached and done by keys; what is dragged has a menu that does the same, and
        what happens is spoken. Each story below passes axe in light and in dark, at 320 px too.
      </p>
      {shortcuts.length > 0 && <Shortcuts rows={shortcuts} />}
      <p className="at-docs-aside">
        Inside, the keys are those of its parts:{' '}
        {parts.map(({ name, title }, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <StoryLink id={`${title.toLowerCase().replaceAll('/', '-')}--docs`}>{name}</StoryLink>
          </span>
        ))}
        .
      </p>
    </Part>
  )
}

function Size({ record: { size } }: { record: ModuleRecord }) {
  return (
    <Part id="size" title="Size">
      {size ? (
        <p className="at-docs-aside">
          {kilobytes(size.own)} of its own and {kilobytes(size.whole)} with what it takes of the
          design system and React Aria, gzipped. React and styled-components are the product’s. What
          somebody has to open first comes later and is not counted. Two modules share most.
        </p>
      ) : (
        <p className="at-docs-aside">Weighed when the workspace is published.</p>
      )}
    </Part>
  )
}

function Changes({ record: { changes } }: { record: ModuleRecord }) {
  if (changes.length === 0) return null
  return (
    <Part id="changes" title="Changes">
      {changes.map(({ release, texts }) => (
        <details key={release} open={texts.length < 6}>
          <summary>
            {release} <small>{texts.length}</small>
          </summary>
          <ul className="at-docs-changes">
            {texts.map((text) => (
              <li key={text}>
                <Words>{text}</Words>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Part>
  )
}

function Stories({ record: { stories } }: { record: ModuleRecord }) {
  const looks = stories.filter(({ id, name }) => !isProof(id, name))
  const proofs = stories.filter(({ id, name }) => isProof(id, name))
  return (
    <Part id="stories" title="What it does">
      <p className="at-docs-looks">
        {looks.map(({ id, name }) => (
          <StoryLink key={id} id={id}>
            {name}
          </StoryLink>
        ))}
      </p>
      <p className="at-docs-aside">Each line is a story that does it and checks it.</p>
      <ul className="at-docs-proofs">
        {proofs.map(({ id, name }) => (
          <li key={id}>
            <StoryLink id={idInSection(id, name)}>{name}</StoryLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** The page of a module, for the team of a product that embeds it: all from the sources. */
export function ModulePage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { record } = use(load(preparedMeta.title))
  const [playground] = use(DocsContext).componentStories()
  return (
    <>
      <Head record={record} />
      {playground && <Canvas of={playground.moduleExport} sourceState="none" />}
      <Embed record={record} />
      {record.notes && (
        <Part id="notes" title="How it works">
          <Prose>{record.notes}</Prose>
        </Part>
      )}
      <Part id="props" title="Props">
        {record.components.map(({ name, description, props }, index) => (
          <div key={name}>
            {record.components.length > 1 && <h3>{name}</h3>}
            {index > 0 && (
              <p className="at-docs-aside">
                <Words>{withoutRows(description)}</Words>
              </p>
            )}
            <Members head="Prop" rows={props} />
          </div>
        ))}
      </Part>
      <Ports record={record} />
      <Settings record={record} />
      <Keys record={record} />
      <Size record={record} />
      <Changes record={record} />
      <Stories record={record} />
    </>
  )
}
