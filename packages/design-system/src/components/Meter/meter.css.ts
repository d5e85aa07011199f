import { css } from 'styled-components'

/** A bar, its limit, and the words around it. */
export const meterCss = css`
  @layer at.components {
    --_fill: var(--at-brand-edge);
    display: flex;
    flex-direction: column;
    gap: 6px;
    min-inline-size: 0;
    color: var(--at-text-2);
    font: 400 var(--at-font-s) / 18px var(--at-font-body);

    &[data-at-tone='ok'] {
      --_fill: var(--at-ok);
    }
    &[data-at-tone='warn'] {
      --_fill: var(--at-warn);
    }
    &[data-at-tone='bad'] {
      --_fill: var(--at-bad);
    }
    &[data-at-tone='neutral'] {
      --_fill: var(--at-field);
    }
    .at-line {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 var(--at-space-3);
    }
    .at-name {
      min-inline-size: 0;
      color: var(--at-text);
      font-weight: 500;
      overflow-wrap: anywhere;
    }
    .at-value {
      font-variant-numeric: tabular-nums;
    }
    .at-track {
      display: flex;
      gap: 2px;
      block-size: 5px;
      border-radius: var(--at-radius-full);
      background: var(--at-pressed);
      overflow: hidden;
      print-color-adjust: exact;
    }
    .at-within {
      inline-size: var(--_within);
      background: var(--_fill);
      border-radius: var(--at-radius-full);
      transition: inline-size var(--at-medium) var(--at-ease);
    }
    &[data-at-over] .at-track {
      block-size: 8px;
      background: none;
    }
    &[data-at-over] .at-within {
      flex: 1;
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }
    .at-beyond {
      inline-size: max(6px, var(--_over));
      border: 1px solid var(--_fill);
      border-start-end-radius: var(--at-radius-full);
      border-end-end-radius: var(--at-radius-full);
      background: repeating-linear-gradient(135deg, var(--_fill) 0 2px, var(--at-bad-soft) 2px 5px);
    }
    .at-warning {
      display: flex;
      align-items: center;
      gap: 5px;
      color: var(--at-bad-text);
      font-weight: 600;

      .at-icon {
        flex: none;
      }
    }
    @media (forced-colors: active) {
      .at-track {
        border: 1px solid CanvasText;
      }
      .at-within {
        forced-color-adjust: none;
        background: Highlight;
      }
      .at-beyond {
        forced-color-adjust: none;
        border-color: CanvasText;
        background: Canvas;
      }
    }
  }
`
