import { styled } from 'styled-components'
import type { ReactNode } from 'react'

const List = styled.ul`
  max-inline-size: 68ch;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding-block: 10px;
    border-block-end: 1px solid var(--at-line);
  }
`

const Stage = styled.div`
  padding: clamp(16px, 3vw, 28px);
  border: 1px solid var(--at-line);
  border-radius: var(--at-radius-xl);
  background: var(--at-sheet);
`

/** What a pattern asks of everyone who follows it. */
export const Rules = ({ rules }: { rules: readonly string[] }) => (
  <List>
    {rules.map((rule) => (
      <li key={rule}>{rule}</li>
    ))}
  </List>
)

/** The pattern itself, in the language of the portal. */
export const Live = ({ children }: { children: ReactNode }) => <Stage lang="de">{children}</Stage>
