import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ThemeScope } from '../scope/index.ts'
import { TENANTS } from './tenants.ts'

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;

  > .at-scope > section {
    padding: 16px;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-sheet);
    color: var(--at-text);
  }
  > .at-scope > section > p:first-child {
    margin: 0 0 12px;
    color: var(--at-text-2);
    font: 500 var(--at-font-xs) / 16px var(--at-font-body);
  }
`

/** The same under every tenant in both modes, on one canvas. */
export function ThemeGrid({ children }: { children: ReactNode }) {
  const cells = Object.entries(TENANTS).flatMap(([name, tenant]) =>
    (['light', 'dark'] as const).map((mode) => ({ key: `${name} ${mode}`, mode, ...tenant })),
  )
  return (
    <Grid>
      {cells.map(({ key, title, theme, mode }) => (
        <ThemeScope key={key} theme={theme} mode={mode}>
          <section aria-label={`${title}, ${mode}`}>
            <p>
              {title} · {mode}
            </p>
            {children}
          </section>
        </ThemeScope>
      ))}
    </Grid>
  )
}
