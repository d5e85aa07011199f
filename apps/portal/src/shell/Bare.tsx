import { useEffect, type ReactNode } from 'react'
import { styled } from 'styled-components'

const Main = styled.main`
  min-block-size: 100dvh;
  display: grid;
  place-items: center;
  padding: 24px 16px;
  background: var(--at-canvas);
  color: var(--at-text);
`

/** A screen outside the main layout: no navigation, no top bar (ROUTE-01). */
export function Bare({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} – Atrium`
  }, [title])
  return <Main>{children}</Main>
}
