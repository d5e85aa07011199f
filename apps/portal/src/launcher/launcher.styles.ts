import { styled } from 'styled-components'

export const LauncherPage = styled.div`
  inline-size: min(560px, 100%);
  display: grid;
  gap: var(--at-space-6);

  header p {
    margin: 0 0 var(--at-space-1);
    color: var(--at-text-2);
  }
  h1 {
    margin: 0;
    font: 640 var(--at-font-2xl) / 36px var(--at-font-heading);
    letter-spacing: -0.022em;
    text-wrap: balance;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--at-space-2);
  }
`

export const Tiles = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  display: grid;
  gap: 10px;
`

export const Tile = styled.button`
  inline-size: 100%;
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 14px 18px 14px 14px;
  border: 1px solid var(--at-line);
  border-radius: var(--at-radius-l);
  background: var(--at-raised);
  color: var(--at-text);
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition: border-color var(--at-motion-s, 120ms) ease-out;

  &:hover {
    border-color: var(--at-brand-edge);
    background: var(--at-brand-wash);
  }
  .mark {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border: 1px solid var(--at-brand-edge);
    border-radius: var(--at-radius-l);
    background: var(--at-brand);
    color: var(--at-on-brand);
    font: 700 var(--at-font-l) / 1 var(--at-font-heading);
  }
  .words {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    gap: 1px;
    overflow-wrap: anywhere;
  }
  strong {
    font: 620 var(--at-font-l) / 24px var(--at-font-heading);
    letter-spacing: -0.012em;
  }
  .words span {
    color: var(--at-text-2);
  }
  /* Its line is there before its numbers are. */
  .words .pulse {
    display: block;
    min-block-size: 20px;
    margin-block-start: 3px;
    font: 500 var(--at-font-s) / 20px var(--at-font-body);
    font-variant-numeric: tabular-nums;
  }
  .pulse > span:not([hidden]) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;
  }
  .pulse [data-at-kind] {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    white-space: nowrap;
  }
  .pulse [data-at-kind='approvals'] {
    color: var(--at-brand-text);
    font-weight: 600;
  }
  .pulse [data-at-kind='overdue'] {
    color: var(--at-bad-text);
    font-weight: 600;
  }
  @media (max-width: 479px) {
    flex-wrap: wrap;
    row-gap: var(--at-space-2);

    /* Here the numbers take two lines. */
    .words .pulse {
      min-block-size: 40px;
    }

    /* Beside the words it would leave them no room. */
    .last {
      order: 1;
      flex-basis: 100%;
      padding-inline-start: 58px;
    }
  }
`
