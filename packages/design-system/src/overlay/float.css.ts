import { css } from 'styled-components'

/** The surface of what floats beside its trigger, and how it comes and goes. */
export const floatCss = css`
  @layer at.components {
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-raised);
    color: var(--at-text);
    box-shadow: var(--at-shadow-float);
    outline: none;
    transition:
      opacity var(--at-fast) var(--at-ease),
      translate var(--at-fast) var(--at-ease);

    /* Who wants no motion has what opens at once, not a frame later. */
    @media (prefers-reduced-motion: no-preference) {
      &[data-entering],
      &[data-exiting] {
        opacity: 0;
        translate: 0 -4px;
      }
      &[data-placement='top']:is([data-entering], [data-exiting]) {
        translate: 0 4px;
      }
    }
  }
`
