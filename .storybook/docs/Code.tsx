import { Markdown, Source } from '@storybook/addon-docs/blocks'
import { createContext, use, type ComponentProps, type ReactNode } from 'react'

/** Whether the page is light or dark: Storybook's own blocks do not know. */
export const ModeContext = createContext<'light' | 'dark'>('light')

/** Source text, with a button that copies it. */
export function Code({ children, language }: { children: string; language: string }) {
  const isDark = use(ModeContext) === 'dark'
  return (
    <Source
      code={children}
      language={language as NonNullable<ComponentProps<typeof Source>['language']>}
      dark={isDark}
    />
  )
}

/** In Markdown what stands between backticks and a block with a language are the same element. */
function CodeOfMarkdown({ className, children }: { className?: string; children?: ReactNode }) {
  const [, language] = /lang(?:uage)?-(\w+)/.exec(className ?? '') ?? []
  return language ? <Code language={language}>{String(children)}</Code> : <code>{children}</code>
}

/** Links to files of the repository, which lie elsewhere in the workspace, are words here. */
function LinkOfMarkdown({ href = '', children }: { href?: string; children?: ReactNode }) {
  return /^https?:/.test(href) ? <a href={href}>{children}</a> : children
}

/** What is written in a README. */
export function Prose({ children }: { children: string }) {
  const overrides = { code: CodeOfMarkdown, a: LinkOfMarkdown }
  return (
    <div className="at-docs-notes">
      <Markdown options={{ overrides }}>{children}</Markdown>
    </div>
  )
}
