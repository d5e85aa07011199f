import { agencyLogos, Logo } from '@atrium/design-system'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { usePageTitle } from '../addresses/documentTitle.ts'
import { usePortalMessages } from '../messages/index.ts'

const Main = styled.main`
  position: relative;
  isolation: isolate;
  min-block-size: 100dvh;
  display: grid;
  grid-template-rows: auto 1fr;
  justify-items: center;
  align-items: center;
  gap: var(--at-space-6);
  padding: var(--at-space-6) var(--at-space-4) 72px;
  overflow: hidden;
  background: var(--at-canvas);
  color: var(--at-text);

  > p {
    display: flex;
    align-items: center;
    gap: 10px;
    justify-self: start;
    margin: 0;
    font: 640 var(--at-font-xl) / 28px var(--at-font-heading);
    letter-spacing: -0.012em;
  }
  > svg {
    position: absolute;
    z-index: -1;
    inset-block-end: -150px;
    /* Beside what is read, never under it. */
    inset-inline-start: calc(50% + 320px);
    inline-size: max(620px, 40vw);
    max-inline-size: none;
    stroke: var(--at-line);
    stroke-width: 1.4;
  }
  @media (min-width: 768px) {
    padding: var(--at-space-12) 56px 104px;
  }
`

/** The court from above: storeys around the middle, as on the sign-in page. */
const storeys = Array.from({ length: 6 }, (_, storey) => {
  const inset = 1 + storey * 40
  const size = 620 - 2 * inset
  return { x: inset, y: inset, width: size, height: size, rx: 48 - storey * 5 }
})

const [agency] = agencyLogos

/** A screen outside the main layout: no navigation, no top bar (ROUTE-01). `isPlain` where much is filled in. */
export function Bare(props: { title: string; isPlain?: boolean; children: ReactNode }) {
  const { title, isPlain, children } = props
  const { t } = usePortalMessages()
  usePageTitle(title)
  return (
    <Main>
      {!isPlain && (
        <svg viewBox="0 0 620 620" fill="none" aria-hidden="true" focusable="false">
          {storeys.map((storey) => (
            <rect key={storey.x} {...storey} />
          ))}
        </svg>
      )}
      <p>
        <span aria-hidden="true">
          <Logo name={agency.name} src={agency.normal} whiteSrc={agency.white} />
        </span>
        {t('product')}
      </p>
      {children}
    </Main>
  )
}
