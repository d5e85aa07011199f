import { catalogue } from 'virtual:atrium/catalogue'
import type { ComponentRecord } from '../../packages/design-system/src/stories/catalogue.types.ts'
import { guides } from '../../packages/design-system/src/stories/guides/index.ts'
import { StoryLink, Words } from './parts.tsx'

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Words>{point}</Words>
          </li>
        ))}
      </ul>
    </div>
  )
}

const pageOf = (name: string) =>
  catalogue.components
    .find((one) => one.name === name)
    ?.title.toLowerCase()
    .replaceAll('/', '-')

/** When to take it and when not, its parts, what to do and what to leave. */
export function Guidance({ name }: { name: string }) {
  const guide = guides[name]
  if (!guide) return null
  return (
    <section aria-label="Guidance" className="at-docs-guide">
      <Points title="Take it for" points={guide.use} />
      <Points title="Take something else" points={guide.not} />
      <Points title="Do" points={guide.does} />
      <Points title="Leave" points={guide.donts} />
      <div>
        <h3>Anatomy</h3>
        <ol>
          {guide.anatomy.map((part) => (
            <li key={part}>
              <Words>{part}</Words>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Components that are taken for something near: those that its guide names, else those of its group. */
export function Related({ record }: { record: ComponentRecord }) {
  const near =
    guides[record.name]?.related ??
    catalogue.components
      .filter(({ group, name }) => group === record.group && name !== record.name)
      .map(({ name }) => name)
  if (near.length === 0) return null
  return (
    <section aria-labelledby="related">
      <h2 id="related">Related</h2>
      <p className="at-docs-looks">
        {near.map((name) => (
          <StoryLink key={name} id={`${pageOf(name)}--docs`}>
            {name}
          </StoryLink>
        ))}
      </p>
    </section>
  )
}
