import { styled } from 'styled-components'

/** What stands in the drawer: the choice above, and the list that has all the rest of it. */
export const Panel = styled.div`
  --_ground: var(--at-raised);
  display: flex;
  flex-direction: column;
  block-size: calc(100% + 32px);
  margin: -16px -20px;
  outline: none;

  > .choice {
    flex: none;
    padding: var(--at-space-3) var(--at-space-5) var(--at-space-2);
  }
  > .list {
    flex: 1;
    min-block-size: 0;
    padding-inline: 6px 0;
  }
  > .state {
    padding: var(--at-space-3) var(--at-space-5);
  }
`

/** One notification. */
export const Notice = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--at-space-3);
  color: var(--at-text);

  .mark {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--at-radius-m);
    background: var(--at-sunken);
    color: var(--at-text-2);
  }
  &[data-at-new] .mark {
    background: var(--at-brand-soft);
    color: var(--at-brand-text);
  }
  &[data-at-under] .mark {
    block-size: 1px;
    background: none;
  }
  .words {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    gap: 1px;
  }
  .head {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--at-space-3);
  }
  strong {
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  &[data-at-under] strong {
    font-weight: 500;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  .words span {
    color: var(--at-text-2);
    font-size: var(--at-font-s);
    line-height: 18px;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--at-space-2);
  }
  /* At the end of what stands before it: a line never begins with it. */
  .foot > :has(+ span)::after {
    content: '·';
    margin-inline-start: var(--at-space-2);
  }
  button {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    min-block-size: 24px;
    padding: 0 var(--at-space-1) 0 var(--at-space-2);
    border: 0;
    border-radius: var(--at-radius-full);
    background: var(--at-sunken);
    color: var(--at-text-2);
    font: 600 var(--at-font-xs) / 18px var(--at-font-body);
    cursor: pointer;
  }
  button:hover {
    color: var(--at-text);
  }
  button[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  .words .new {
    flex: none;
    padding: 1px 7px;
    border-radius: var(--at-radius-full);
    background: var(--at-brand-soft);
    color: var(--at-brand-text);
    font: 600 var(--at-font-xs) / 18px var(--at-font-body);
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 32px;
    }
  }
`
