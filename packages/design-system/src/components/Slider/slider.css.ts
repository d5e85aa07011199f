import { css } from 'styled-components'

/** A line with one or two handles on it. */
export const sliderCss = css`
  @layer at.components {
    display: flex;
    flex-direction: column;
    gap: var(--at-space-1);
    min-inline-size: 0;

    .at-output {
      align-self: start;
      color: var(--at-text-2);
      font: 500 var(--at-font-m) / 20px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-line {
      position: relative;
      block-size: 24px;
      margin-inline: 10px;
      cursor: pointer;
    }
    .at-line::before,
    .at-fill {
      content: '';
      position: absolute;
      inset-block: 10px;
      border-radius: var(--at-radius-full);
    }
    .at-line::before {
      inset-inline: -10px;
      border: 1px solid transparent;
      background: var(--at-line-strong);
    }
    .at-fill {
      inset-inline: calc(var(--_from) * 100% - var(--_reach)) calc((1 - var(--_to)) * 100%);
      background: var(--at-brand-edge);
    }
    .at-thumb {
      inset-block-start: 50%;
      inline-size: 20px;
      block-size: 20px;
      border: 2px solid var(--at-brand-edge);
      border-radius: 50%;
      background: var(--at-raised);
      box-shadow: var(--at-shadow-low);
      cursor: grab;
      transition: background-color var(--at-fast) var(--at-ease);
    }
    /* The target is larger than what is seen. */
    .at-thumb::before {
      content: '';
      position: absolute;
      inset: -4px;
      border-radius: 50%;
    }
    .at-thumb[data-hovered] {
      background: var(--at-brand-soft);
    }
    .at-thumb[data-dragging] {
      background: var(--at-brand-edge);
      cursor: grabbing;
    }
    .at-marks {
      position: relative;
      block-size: 18px;
      margin-inline: 10px;
      color: var(--at-text-2);
      font: 400 var(--at-font-xs) / 16px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-marks > span {
      position: absolute;
      inset-inline-start: calc(var(--_at) * 100%);
      inline-size: max-content;
      translate: -50% 0;
    }
    .at-marks > span:dir(rtl) {
      translate: 50% 0;
    }
    .at-marks > span[data-at-end='start'] {
      margin-inline-start: -10px;
      translate: none;
    }
    .at-marks > span[data-at-end='end'] {
      inset-inline: auto -10px;
      translate: none;
    }
    &[data-at-invalid] .at-thumb {
      border-color: var(--at-bad);
    }
    &[data-at-invalid] .at-fill {
      background: var(--at-bad);
    }
    &[data-disabled] :is(.at-line, .at-thumb) {
      cursor: not-allowed;
    }
    &[data-disabled] .at-line::before {
      background: var(--at-line);
    }
    &[data-disabled] .at-fill {
      background: var(--at-field);
    }
    &[data-disabled] .at-thumb {
      border-color: var(--at-line-strong);
      background: var(--at-sunken);
    }
    @media (pointer: coarse) {
      .at-line {
        block-size: 44px;
        margin-inline: 14px;
      }
      .at-line::before,
      .at-fill {
        inset-block: 19px;
      }
      .at-line::before {
        inset-inline: -14px;
      }
      .at-thumb {
        inline-size: 28px;
        block-size: 28px;
      }
      .at-thumb::before {
        inset: -8px;
      }
    }
    @media (forced-colors: active) {
      .at-line::before {
        border-color: CanvasText;
      }
      .at-fill {
        forced-color-adjust: none;
        background: Highlight;
      }
      .at-thumb {
        border-color: ButtonText;
      }
      &[data-disabled] :is(.at-thumb, .at-line::before) {
        border-color: GrayText;
      }
    }
    @media print {
      .at-line,
      .at-marks {
        display: none;
      }
    }
  }
`
