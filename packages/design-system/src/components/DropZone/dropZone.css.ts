import { css } from 'styled-components'

/** A place for files, or the surroundings of a place. */
export const dropZoneCss = css`
  @layer at.components {
    position: relative;
    min-inline-size: 0;
    color: var(--at-text);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);

    .at-field {
      display: flex;
      flex-direction: column;
      align-items: center;
      gap: 10px;
      padding: var(--at-space-6) var(--at-space-5);
      border: 1.5px dashed var(--at-field);
      border-radius: var(--at-radius-l);
      background: var(--at-raised);
      text-align: center;
      transition:
        border-color var(--at-fast) var(--at-ease),
        background-color var(--at-fast) var(--at-ease);
    }
    &[data-at-size='compact'] .at-field {
      flex-direction: row;
      flex-wrap: wrap;
      gap: var(--at-space-2) 14px;
      padding: 10px 14px;
      text-align: start;
    }
    .at-words {
      flex: 1 1 12rem;
      inline-size: 100%;
      min-inline-size: 0;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    &:not([data-at-size='compact']) .at-words {
      flex: none;
    }
    .at-title {
      font-weight: 600;
    }
    .at-hint {
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-fault {
      display: flex;
      gap: 6px;
      margin-block-start: 6px;
      color: var(--at-bad-text);
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
      overflow-wrap: anywhere;
    }
    .at-fault .at-icon {
      flex: none;
      margin-block-start: 1px;
    }
    &[data-at-invalid] .at-field {
      border-color: var(--at-bad);
    }
    &[data-at-disabled] .at-field {
      border-color: var(--at-line-strong);
      background: var(--at-sunken);
      color: var(--at-text-2);
    }
    &[data-at-over] .at-field {
      border-color: var(--at-brand-edge);
      border-style: solid;
      background: var(--at-brand-wash);
    }

    /* Around other content: the sign appears over it while files hang there. */
    .at-over {
      position: absolute;
      z-index: 5;
      inset: 0;
      display: grid;
      place-items: center;
      padding: var(--at-space-4);
      border: 2px solid var(--at-brand-edge);
      border-radius: var(--at-radius-l);
      background: color-mix(in srgb, var(--at-brand-wash) 88%, transparent);
      pointer-events: none;
    }
    .at-over > span {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
      padding: var(--at-space-2) 14px;
      border-radius: var(--at-radius-full);
      background: var(--at-raised);
      box-shadow: var(--at-shadow-float);
      font-weight: 600;
    }
    @media (forced-colors: active) {
      &[data-at-over] .at-field,
      .at-over {
        border-color: Highlight;
        border-width: 3px;
      }
      &[data-at-disabled] .at-field {
        border-color: GrayText;
      }
    }
    @media print {
      .at-field {
        display: none;
      }
    }
  }
`
