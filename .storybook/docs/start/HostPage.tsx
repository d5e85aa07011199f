import { Prose } from '../Code.tsx'
import { StoryLink, Words } from '../parts.tsx'
import { hosts } from './hosts.ts'

/** How a product of this kind begins with the packages. */
export function HostPage({ host }: { host: keyof typeof hosts }) {
  const { title, lead, proof, parts } = hosts[host]
  return (
    <>
      <header className="at-docs-head">
        <p className="at-docs-place">Start</p>
        <h1>{title}</h1>
        <p className="at-docs-lead">{lead}</p>
        <p className="at-docs-aside">
          <Words>{proof}</Words>
        </p>
      </header>
      <section aria-label={title}>
        <Prose>{parts.join('\n\n')}</Prose>
        {host !== 'plain' && (
          <p className="at-docs-aside">
            Every module has a page with its port, a snippet and a playground:{' '}
            <StoryLink id="modules-campaigns--docs">campaigns</StoryLink>,{' '}
            <StoryLink id="modules-cockpit--docs">cockpit</StoryLink>,{' '}
            <StoryLink id="modules-file-explorer--docs">files</StoryLink> and more below Modules.
          </p>
        )}
      </section>
    </>
  )
}
