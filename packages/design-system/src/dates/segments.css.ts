import { css } from 'styled-components'

/** The parts of a date, each of which is typed or counted by itself. */
export const segmentsCss = css`
  @layer at.components {
    display: flex;
    flex-direction: column;
    gap: 6px;
    min-inline-size: 0;

    /* The box around it shows the focus; one ring is enough. */
    &[data-focus-visible],
    .at-segments[data-focus-visible] {
      outline: none;
      box-shadow: none;
    }
    .at-segments {
      display: flex;
      align-items: center;
      min-inline-size: 0;
      min-block-size: calc(var(--at-control) - 2px);
      padding: var(--at-space-1) 11px;
      white-space: nowrap;
      font-variant-numeric: tabular-nums;
      /* A date is written in its own direction, also among words that run the other way. */
      unicode-bidi: isolate;
      cursor: text;
    }
    .at-segment {
      padding: 2px 1px;
      border-radius: 4px;
      text-align: end;
      outline: none;
      caret-color: transparent;
    }
    .at-segment[data-type='literal'] {
      padding-inline: 0;
    }
    .at-segment[data-placeholder] {
      color: var(--at-text-3);
    }
    .at-segment[data-focused] {
      outline: none;
      box-shadow: none;
      background: var(--at-brand);
      color: var(--at-on-brand);
    }
    .at-segment[data-disabled],
    [data-at-disabled] .at-segment {
      color: inherit;
      cursor: not-allowed;
    }
    .at-between {
      flex: none;
      color: var(--at-text-2);
    }
    .at-fault {
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-fill {
      flex: 1;
    }
    @media (forced-colors: active) {
      .at-segment[data-focused] {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    }
  }
`

/** The box around the parts: a group that takes the focus as a whole. */
export const dateBoxCss = css`
  @layer at.components {
    &:focus-within {
      border-color: var(--at-focus);
      outline: 2px solid var(--at-focus);
      outline-offset: -1px;
      box-shadow: none;
    }
    &:has(.at-tool:focus-visible) {
      outline: none;
    }
    &[data-invalid] {
      border-color: var(--at-bad);
    }
    &[data-invalid]:focus-within {
      outline-color: var(--at-bad);
    }
    .at-tool[data-pressed],
    .at-tool[aria-expanded='true'] {
      background: var(--at-pressed);
      color: var(--at-text);
    }
    @media (forced-colors: active) {
      &[data-invalid] {
        border-width: 2px;
      }
      &:focus-within {
        outline-color: Highlight;
      }
    }
  }
`
