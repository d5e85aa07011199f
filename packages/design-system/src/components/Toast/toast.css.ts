import { css, keyframes } from 'styled-components'

const rise = keyframes`
  from { opacity: 0; translate: 0 8px }
`

/** Where messages stand: notices top right, failures bottom centre (ERR-07). */
export const regionCss = css`
  @layer at.components {
    position: fixed;
    z-index: var(--at-z-toast);
    display: flex;
    flex-direction: column;
    gap: var(--at-space-2);
    inline-size: min(400px, calc(100vw - 32px));
    border-radius: var(--at-radius-l);
    outline: none;

    &[data-at-place='top'] {
      inset-block-start: 16px;
      inset-inline-end: 16px;
    }
    &[data-at-place='bottom'] {
      inset-block-end: calc(16px + env(safe-area-inset-bottom));
      inset-inline-start: 50%;
      inline-size: min(520px, calc(100vw - 32px));
      translate: -50% 0;
      flex-direction: column-reverse;
    }
    &[data-focus-visible] {
      outline: 2px solid var(--at-focus);
      outline-offset: 2px;
    }
    /* In a low window notices and failures meet: the ones in use lie on top. */
    &:is(:hover, :focus-within) {
      z-index: calc(var(--at-z-toast) + 1);
    }
    @media (height < 480px) {
      inline-size: min(432px, 100vw);
      max-block-size: 100dvh;
      padding: var(--at-space-4);
      overflow-y: auto;
      pointer-events: none;

      &[data-at-place='top'] {
        inset-block-start: 0;
        inset-inline-end: 0;
      }
      &[data-at-place='bottom'] {
        inset-block-end: env(safe-area-inset-bottom);
        inline-size: min(552px, 100vw);
      }
      &[data-focus-visible] {
        outline-offset: -6px;
      }
      > ol > li > * {
        flex: none;
        pointer-events: auto;
      }
    }
    @media print {
      display: none;
    }
  }
`

/** The action under the words. */
const stackedCss = css`
  @layer at.components {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;

    > button {
      grid-area: 2 / 2 / auto / -1;
      justify-self: start;
    }
    > button:last-child {
      grid-area: 1 / 3;
    }
  }
`

/** One message. */
export const toastCss = css`
  @layer at.components {
    display: flex;
    align-items: flex-start;
    gap: var(--at-space-3);
    padding: var(--at-space-3);
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-raised);
    color: var(--at-text);
    box-shadow: var(--at-shadow-float);
    outline: none;
    animation: ${rise} var(--at-medium) var(--at-ease);

    &[data-focus-visible] {
      outline: 2px solid var(--at-focus);
      outline-offset: 2px;
    }
    .at-mark {
      display: grid;
      place-items: center;
      flex: none;
      inline-size: 30px;
      block-size: 30px;
      border-radius: var(--at-radius-m);
    }
    &[data-at-tone='success'] .at-mark {
      background: var(--at-ok-soft);
      color: var(--at-ok-text);
    }
    &[data-at-tone='info'] .at-mark {
      background: var(--at-info-soft);
      color: var(--at-info-text);
    }
    &[data-at-tone='failure'] .at-mark {
      background: var(--at-bad-soft);
      color: var(--at-bad-text);
    }
    .react-aria-ToastContent {
      display: flex;
      flex: 1;
      flex-direction: column;
      min-inline-size: 0;
      padding-block: 5px;
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    [slot='title'] {
      font-weight: 600;
    }
    [slot='description'] {
      color: var(--at-text-2);
    }
  }
  /* Beside an action too little is left for words. */
  @media (width < 432px) {
    ${stackedCss}
  }
  [data-at-place='top'] &:is([data-at-long], :has([slot='description'])) {
    ${stackedCss}
  }
`
