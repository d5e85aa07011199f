import { css } from 'styled-components'

/** A list beside what is chosen of it; where there is little room, one after the other. */
export const inboxCss = css`
  @layer at.components {
    display: grid;
    grid-template-columns: minmax(280px, 380px) minmax(0, 1fr);
    align-items: start;
    gap: var(--at-space-5);

    /* A box at a row's start lies above the row's own target. */
    .at-pick {
      position: relative;
      z-index: 1;
      display: inline-flex;
      align-items: center;
      gap: 6px;
    }
    .at-list {
      padding-inline: 10px;
      margin-inline: -10px;
      min-inline-size: 0;
    }
    .at-changed {
      color: var(--at-warn-text);
      font-weight: 600;
    }
    .at-late {
      color: var(--at-bad-text);
      font-weight: 600;
    }
    .at-meta b {
      color: var(--at-text);
      font-weight: 500;
    }
    .at-keys {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 6px 14px;
      margin-block-start: 14px;
      padding-inline-start: var(--at-space-1);
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    .at-keys > span {
      display: inline-flex;
      align-items: center;
      gap: 5px;
    }
    .at-back {
      display: none;
      margin-block-end: 10px;
    }
    .at-detail {
      position: sticky;
      inset-block-start: 16px;
      min-inline-size: 0;
    }
    @media (max-width: 999px) {
      grid-template-columns: minmax(0, 1fr);

      &[data-at-chosen] > .at-list,
      &:not([data-at-chosen]) > .at-detail {
        display: none;
      }
      .at-detail {
        position: static;
      }
      .at-back {
        display: block;
      }
      .at-keys {
        display: none;
      }
    }
    @media (pointer: coarse) {
      .at-keys {
        display: none;
      }
    }
  }
`

/** One approval: what it is, what differs, and the decision. */
export const detailCss = css`
  @layer at.components {
    --at-ground: var(--at-raised);
    container: at-approval / inline-size;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-raised);
    overflow: clip;

    > header {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 10px var(--at-space-4);
      padding: 18px 22px;
      border-block-end: 1px solid var(--at-line);
    }
    > header > div {
      display: flex;
      align-items: flex-start;
      gap: var(--at-space-3);
      flex: 1 1 240px;
      min-inline-size: 0;
    }
    h2 {
      margin: 0;
      font: 640 var(--at-font-l) / 24px var(--at-font-heading);
      letter-spacing: -0.012em;
      overflow-wrap: anywhere;
    }
    h3 {
      margin: 0 0 var(--at-space-2);
      color: var(--at-text-2);
      font: 600 var(--at-font-s) / 18px var(--at-font-body);
    }
    header p {
      margin: 0;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      overflow-wrap: anywhere;
    }
    header a {
      color: var(--at-brand-text);
      font-weight: 600;
    }
    .at-body {
      display: grid;
      gap: 18px;
      padding: 18px 22px;
    }
    .at-plans {
      display: grid;
      gap: var(--at-space-3);
    }
    @container at-approval (min-width: 520px) {
      .at-plans[data-at-count='2'] {
        grid-template-columns: 1fr 1fr;
      }
    }
    .at-plan {
      min-inline-size: 0;
      padding: 14px var(--at-space-4);
      border-radius: 12px;
      background: var(--at-sunken);
    }
    .at-plan[data-at-current] {
      background: var(--at-brand-wash);
    }
    .at-plan dd[data-at-changed] {
      color: var(--at-warn-text);
      font-weight: 650;
    }
    .at-plan mark {
      padding: 0 3px;
      margin-inline: -3px;
      border-radius: 4px;
      background: var(--at-warn-soft);
      color: var(--at-warn-text);
      font-weight: 600;
    }
    .at-changes {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-2);
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .at-said {
      margin: 0;
      padding: 10px 14px;
      border-inline-start: 3px solid var(--at-line-strong);
      color: var(--at-text);
      overflow-wrap: anywhere;
    }
    .at-condition {
      display: grid;
      justify-items: start;
      gap: 6px;
      margin-block: var(--at-space-2);
    }
    .at-condition h4 {
      margin: 0;
      font: 600 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-condition .at-said {
      justify-self: stretch;
      border-inline-start-color: var(--at-info-text);
      white-space: pre-line;
    }
    .at-proof {
      margin: 0;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    .at-proof code {
      overflow-wrap: anywhere;
      user-select: all;
    }
    > footer {
      display: flex;
      align-items: flex-start;
      flex-wrap: wrap;
      gap: 10px;
      margin-block-start: auto;
      padding: 14px 22px;
      border-block-start: 1px solid var(--at-line);
      background: var(--at-sunken);
      /* The decision stays in sight beside what is looked at. */
      position: sticky;
      inset-block-end: 0;
      z-index: 1;

      /* Under it the page has room of its own, in which the rest would show. */
      &::after {
        content: '';
        position: absolute;
        inset: 100% 0 auto;
        block-size: 40px;
        background: inherit;
      }
    }
    /* The page scrolls what has the focus to above the decision (WCAG 2.4.11). */
    main:has(& > footer) {
      scroll-padding-block-end: 90px;
    }
    > footer > .at-note {
      flex: 1 1 220px;
    }
    .at-note:not(:focus-within) .at-way {
      visibility: hidden;
    }
    @media (pointer: coarse) {
      .at-note .at-way {
        display: none;
      }
    }
    @media (max-width: 767px) {
      > header,
      .at-body,
      > footer {
        padding-inline: var(--at-space-4);
      }
      > footer {
        padding-block-end: max(14px, env(safe-area-inset-bottom));
      }
    }
    /* In a low window it would lie over what has the focus. */
    @media (max-height: 479px) {
      > footer {
        position: static;
      }
    }
    @media print {
      > footer {
        display: none;
      }
    }
  }
`

/** What was asked of others, a card for each campaign. */
export const askedCss = css`
  @layer at.components {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr));
    gap: var(--at-space-4);
    margin: 14px 0 0;
    padding: 0;
    list-style: none;

    /* Of hundreds of campaigns only those in sight are laid out and painted. */
    > li {
      content-visibility: auto;
      overflow-clip-margin: 12px;
    }
    /* As high as the card beside it, so that no holes are left between them. */
    > li > * {
      block-size: 100%;
    }
    .at-asked {
      display: grid;
      gap: 10px;
    }
    p {
      margin: 0;
      color: var(--at-text-2);
    }
    h3 {
      margin: 2px 0 -4px;
      color: var(--at-text-2);
      font: 600 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-changed {
      color: var(--at-warn-text);
      font-weight: 600;
    }
    .at-meta b {
      color: var(--at-text);
      font-weight: 500;
    }
    .at-remind {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 6px var(--at-space-3);
    }
  }
`
