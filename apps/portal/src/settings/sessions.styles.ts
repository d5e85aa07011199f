import { styled } from 'styled-components'

/** Devices, one a row. */
export const Sessions = styled.div`
  display: grid;
  gap: 16px;

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 14px;
    padding-block: 12px;
    border-block-end: 1px solid var(--at-line);
  }
  li:first-child {
    padding-block-start: 0;
  }
  .icon {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--at-radius-l);
    background: var(--at-sunken);
    color: var(--at-text-2);
  }
  li > div {
    flex: 1 1 180px;
    min-inline-size: 0;
  }
  strong {
    margin-inline-end: 8px;
    font-weight: 600;
  }
  p {
    margin: 2px 0 0;
    color: var(--at-text-2);
    font-size: var(--at-font-s);
    line-height: 18px;
    text-wrap: pretty;
  }
`
