import { useId } from 'react'
import { keyframes, styled } from 'styled-components'

const rise = keyframes`from { opacity: 0; scale: 1.06 }`

const Root = styled.div`
  @layer at.components {
    --at-ground: var(--at-brand);
    position: relative;
    isolation: isolate;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: 24px;
    padding: 56px;
    background: var(--at-brand);
    color: var(--at-on-brand);
    overflow: hidden;

    > p {
      margin: 0;
      font: 650 var(--at-font-xl) / 28px var(--at-font-heading);
      letter-spacing: -0.018em;
    }
    > p + p {
      max-inline-size: 12.5em;
      font-size: clamp(1.875rem, 3vw, 2.625rem);
      line-height: 1.12;
      letter-spacing: -0.022em;
      text-wrap: balance;
    }
    > svg {
      position: absolute;
      z-index: -1;
      inset-block-start: 60px;
      inset-inline-start: max(194px, 100% - 562px);
      inline-size: 622px;
      max-inline-size: none;
      color: var(--at-on-brand);
      forced-color-adjust: auto;
    }
    /* The light falls into the court from above. */
    stop {
      stop-color: var(--at-on-veil);
    }
    rect {
      fill: currentColor;
      fill-opacity: 0.018;
      stroke: currentColor;
      stroke-opacity: 0.2;
      stroke-width: 1.4;
      transform-box: fill-box;
      transform-origin: center;
      animation: ${rise} 900ms var(--at-ease) backwards;
      animation-delay: calc(var(--_storey) * 70ms);
    }
    @media (prefers-reduced-motion: reduce) {
      rect {
        animation: none;
      }
    }
    /* The claim keeps clear of the lines. */
    @media (max-height: 859px) {
      > svg {
        inline-size: 56vh;
        inset-inline-start: auto;
        inset-inline-end: -24px;
        inset-block-start: 6vh;
      }
    }
    @media (max-width: 899px) {
      min-block-size: 208px;
      padding: 24px 24px 42px;

      > p + p {
        max-inline-size: 10em;
        font-size: 1.625rem;
        text-wrap: wrap;
      }
      > svg {
        inline-size: 300px;
        inset-block-start: -40px;
        inset-inline-start: auto;
        inset-inline-end: -110px;
      }
    }
    @media (max-width: 359px) {
      > svg {
        inset-inline-end: -190px;
      }
    }
    @media (forced-colors: active) {
      border-inline-end: 1px solid CanvasText;
    }
    @media print {
      display: none;
    }
  }
`

/** The court from above: storeys around the middle. */
const storeys = Array.from({ length: 6 }, (_, storey) => {
  const inset = 1 + storey * 40
  const size = 620 - 2 * inset
  return { x: inset, y: inset, width: size, height: size, rx: 44 - storey * 5, storey }
})

export interface BrandSideProps {
  product: string
  claim: string
}

/** The brand's own wall of the sign-in page. */
export function BrandSide({ product, claim }: BrandSideProps) {
  const lightId = useId()
  return (
    <Root>
      <svg viewBox="0 0 620 620" aria-hidden="true" focusable="false">
        <radialGradient id={lightId}>
          <stop offset="0" stopOpacity="0.34" />
          <stop offset="0.55" stopOpacity="0.1" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
        <circle cx="310" cy="310" r="300" fill={`url(#${lightId})`} />
        {storeys.map(({ storey, ...box }) => (
          <rect key={storey} {...box} style={{ '--_storey': storey } as Record<string, number>} />
        ))}
      </svg>
      <p>{product}</p>
      <p>{claim}</p>
    </Root>
  )
}
