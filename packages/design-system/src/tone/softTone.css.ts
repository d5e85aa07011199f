import { css } from 'styled-components'

/** A soft ground with words or an icon on it, in the tone of `data-at-tone`. */
export const softToneCss = css`
  @layer at.components {
    &[data-at-tone='brand'] {
      background: var(--at-brand-soft);
      color: var(--at-brand-text);
    }
    &[data-at-tone='ok'] {
      background: var(--at-ok-soft);
      color: var(--at-ok-text);
    }
    &[data-at-tone='warn'] {
      background: var(--at-warn-soft);
      color: var(--at-warn-text);
    }
    &[data-at-tone='bad'] {
      background: var(--at-bad-soft);
      color: var(--at-bad-text);
    }
    &[data-at-tone='info'] {
      background: var(--at-info-soft);
      color: var(--at-info-text);
    }
  }
`
