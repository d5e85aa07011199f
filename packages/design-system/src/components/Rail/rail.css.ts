import { css } from 'styled-components'
import { RAIL_MAX } from './rail.logic.ts'

/** Pixels that a name needs: beside every tick, every second one, every third one. */
const NAME = 92

// With less room fewer names stand there; the same rules for every rail.
const thinning = Array.from({ length: RAIL_MAX }, (_, index) => {
  const count = index + 1
  const rail = `&[data-at-count='${count}'] > .at-rail >`
  const level = (own: number, ticks: number) =>
    `@container at-rail (min-width:${Math.ceil((NAME * count) / ticks)}px){` +
    `${rail} .at-names > [data-at-level='${own}']{display:block}}`
  const every = `@container at-rail (min-width:${NAME * count}px){${rail} .at-names > *{inline-size:auto;white-space:normal;overflow-wrap:anywhere;hyphens:auto}}`
  return level(2, 3) + level(3, 2) + level(4, 1) + every
}).join('')

/** Ticks, the names below them, and what stands beside them. */
export const railCss = css`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 6px 14px;
    min-inline-size: 0;
    color: var(--at-text-2);
    font: 400 var(--at-font-s) / 18px var(--at-font-body);

    > .at-rail {
      container: at-rail / inline-size;
      flex: 1 1 160px;
      min-inline-size: 0;
    }
    .at-ticks {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      align-items: center;
      gap: 3px;
      block-size: 8px;
    }
    .at-ticks > * {
      block-size: 4px;
      border: 0 solid var(--at-brand-edge);
      border-radius: var(--at-radius-full);
      background: var(--at-line-strong);
      print-color-adjust: exact;
    }
    .at-ticks > [data-at-tick='done'] {
      background: var(--at-brand-edge);
    }
    .at-ticks > [data-at-tick='current'] {
      block-size: 8px;
      border-width: 1.5px;
      background: var(--at-brand-soft);
    }
    &[data-at-size='large'] .at-ticks > * {
      block-size: 5px;
    }
    &[data-at-size='large'] .at-ticks {
      gap: var(--at-space-1);
      block-size: 10px;
    }
    &[data-at-size='large'] .at-ticks > [data-at-tick='current'] {
      block-size: 10px;
    }

    .at-line {
      display: flex;
      justify-content: space-between;
      gap: var(--at-space-3);
      margin-block-start: 6px;
    }
    .at-current {
      min-inline-size: 0;
      color: var(--at-text);
      font-weight: 600;
      overflow-wrap: anywhere;
    }
    .at-count {
      flex: none;
      font-variant-numeric: tabular-nums;
    }

    .at-names {
      display: grid;
      grid-template-columns: repeat(var(--_count), minmax(0, 1fr));
      gap: 0 var(--at-space-1);
      margin-block-start: 6px;
    }
    .at-names > * {
      display: none;
      grid-row: 1;
      grid-column: var(--_place);
      justify-self: center;
      inline-size: max-content;
      text-align: center;
      white-space: nowrap;
    }
    .at-names > :first-child {
      justify-self: start;
      text-align: start;
    }
    .at-names > :last-child {
      justify-self: end;
      text-align: end;
    }
    .at-names > [data-at-level='1'] {
      display: block;
      color: var(--at-brand-text);
      font-weight: 600;
    }
    /* Where it is the only name it stands at the start, whole. */
    @container at-rail (max-width: 279px) {
      .at-names > [data-at-level='1'] {
        grid-column: 1 / -1;
        justify-self: start;
        inline-size: auto;
        text-align: start;
        white-space: normal;
      }
    }
    .at-names > [data-at-edge='start'] {
      justify-self: start;
    }
    .at-names > [data-at-edge='end'] {
      justify-self: end;
    }
    ${thinning}

    > .at-off {
      display: inline-flex;
      align-items: center;
      gap: 5px;
      margin-block-start: -4px;
      color: var(--at-text);
      font-weight: 600;

      .at-icon {
        flex: none;
      }
    }
    &[data-at-off] .at-ticks > * {
      border-color: var(--at-field);
    }
    &[data-at-off] .at-ticks > [data-at-tick='done'] {
      background: var(--at-field);
    }
    &[data-at-off] .at-ticks > [data-at-tick='current'] {
      background: none;
      border-style: dashed;
    }
    &[data-at-off] :is(.at-current, .at-names > *) {
      color: var(--at-text-3);
      font-weight: 400;
    }

    @media (forced-colors: active) {
      .at-ticks > * {
        forced-color-adjust: none;
        border: 1px solid GrayText;
        background: Canvas;
      }
      .at-ticks > [data-at-tick='done'] {
        border-color: Highlight;
        background: Highlight;
      }
      .at-ticks > [data-at-tick='current'] {
        border: 2px solid Highlight;
        background: Canvas;
      }
      &[data-at-off] .at-ticks > [data-at-tick='done'] {
        border-color: GrayText;
        background: GrayText;
      }
    }
    @media print {
      break-inside: avoid;
    }
  }
`
