import { css } from 'styled-components'

/** The button of a select, which shows what is chosen. */
export const selectCss = css`
  @layer at.components {
    button.at-entry {
      display: flex;
      align-items: center;
      gap: 10px;
      padding-inline-end: 38px;
      cursor: pointer;
    }
    button.at-entry .at-icon {
      flex: none;
      color: var(--at-text-2);
    }
    .at-value {
      flex: 1;
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-value[data-at-placeholder] {
      color: var(--at-text-3);
    }
    .at-chevron {
      position: absolute;
      inset-inline-end: 11px;
      display: grid;
      color: var(--at-text-2);
      pointer-events: none;
      transition: rotate var(--at-fast) var(--at-ease);
    }
    &:has([aria-expanded='true']) .at-chevron {
      rotate: 180deg;
    }
    .at-tools {
      margin-inline-start: -38px;
      padding-inline-end: 36px;
    }
    &:has(.at-tools) button.at-entry {
      padding-inline-end: 70px;
    }
    &:has(.at-tools) .at-tools {
      margin-inline-start: -70px;
    }
    @media (pointer: coarse) {
      &:has(.at-tools) button.at-entry {
        padding-inline-end: 84px;
      }
      &:has(.at-tools) .at-tools {
        margin-inline-start: -84px;
      }
    }
    &[data-at-readonly] .at-chevron {
      display: none;
    }
    &[data-at-readonly] button.at-entry {
      cursor: default;
    }
    @media print {
      .at-chevron {
        display: none;
      }
    }
  }
`
