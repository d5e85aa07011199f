import { styled } from 'styled-components'

/** Devices, one a row. */
export const Sessions = styled.div`
  display: grid;
  gap: var(--at-space-4);

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    align-items: center;
    gap: 10px 14px;
    padding-block: var(--at-space-3);
    border-block-end: 1px solid var(--at-line);
  }
  li:first-child {
    padding-block-start: 0;
  }
  .icon {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--at-radius-l);
    background: var(--at-sunken);
    color: var(--at-text-2);
  }
  strong {
    margin-inline-end: var(--at-space-2);
    font-weight: 600;
  }
  p {
    margin: 2px 0 0;
    color: var(--at-text-2);
    font-size: var(--at-font-s);
    line-height: 18px;
    text-wrap: pretty;
  }
  @media (max-width: 560px) {
    li > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`
