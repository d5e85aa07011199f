import { css } from 'styled-components'

/** The two colours of a span without a tone: its soft ground and the ink on it. */
export const plainCss = css`
  @layer at.components {
    --_soft: color-mix(in srgb, var(--at-text-2) 15%, var(--at-ground, var(--at-sheet)));
    --_ink: var(--at-text);
  }
`

/** The same by `data-at-tone`. */
export const tonesCss = css`
  @layer at.components {
    &[data-at-tone='brand'] {
      --_soft: var(--at-brand-soft);
      --_ink: var(--at-brand-text);
    }
    &[data-at-tone='ok'] {
      --_soft: var(--at-ok-soft);
      --_ink: var(--at-ok-text);
    }
    &[data-at-tone='warn'] {
      --_soft: var(--at-warn-soft);
      --_ink: var(--at-warn-text);
    }
    &[data-at-tone='bad'] {
      --_soft: var(--at-bad-soft);
      --_ink: var(--at-bad-text);
    }
    &[data-at-tone='info'] {
      --_soft: var(--at-info-soft);
      --_ink: var(--at-info-text);
    }
    &[data-at-tone='print'] {
      --_soft: var(--at-media-print-soft);
      --_ink: var(--at-media-print);
    }
    &[data-at-tone='newspaper'] {
      --_soft: var(--at-media-newspaper-soft);
      --_ink: var(--at-media-newspaper);
    }
    &[data-at-tone='magazine'] {
      --_soft: var(--at-media-magazine-soft);
      --_ink: var(--at-media-magazine);
    }
    &[data-at-tone='radio'] {
      --_soft: var(--at-media-radio-soft);
      --_ink: var(--at-media-radio);
    }
    &[data-at-tone='web-radio'] {
      --_soft: var(--at-media-web-radio-soft);
      --_ink: var(--at-media-web-radio);
    }
    &[data-at-tone='tv'] {
      --_soft: var(--at-media-tv-soft);
      --_ink: var(--at-media-tv);
    }
    &[data-at-tone='cinema'] {
      --_soft: var(--at-media-cinema-soft);
      --_ink: var(--at-media-cinema);
    }
    &[data-at-tone='out-of-home'] {
      --_soft: var(--at-media-out-of-home-soft);
      --_ink: var(--at-media-out-of-home);
    }
    &[data-at-tone='digital'] {
      --_soft: var(--at-media-digital-soft);
      --_ink: var(--at-media-digital);
    }
    &[data-at-tone='social'] {
      --_soft: var(--at-media-social-soft);
      --_ink: var(--at-media-social);
    }
    &[data-at-tone='search'] {
      --_soft: var(--at-media-search-soft);
      --_ink: var(--at-media-search);
    }
    &[data-at-tone='direct'] {
      --_soft: var(--at-media-direct-soft);
      --_ink: var(--at-media-direct);
    }
    &[data-at-tone='cross-media'] {
      --_soft: var(--at-media-cross-media-soft);
      --_ink: var(--at-media-cross-media);
    }
  }
`

/** For a span that says its tone, or has none. */
export const toneCss = css`
  ${plainCss}
  ${tonesCss}
`
