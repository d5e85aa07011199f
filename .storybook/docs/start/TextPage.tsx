import { Prose } from '../Code.tsx'

/** A text of the repository as a page: its first heading is the page's. */
export function TextPage({ text }: { text: string }) {
  const [, title = '', body = ''] = /^# (.*)\n+([\s\S]*)$/.exec(text) ?? []
  return (
    <>
      <header className="at-docs-head">
        <p className="at-docs-place">Start</p>
        <h1>{title}</h1>
      </header>
      <section aria-label={title}>
        <Prose>{body}</Prose>
      </section>
    </>
  )
}
