import { styled } from 'styled-components'

export const NoticeList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const NoticeItem = styled.li`
  & + & {
    border-block-start: 1px solid var(--at-line);
  }
  button {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    margin-inline: -8px;
    inline-size: calc(100% + 16px);
    padding: 12px 8px;
    border: 0;
    border-radius: var(--at-radius-m);
    background: transparent;
    color: var(--at-text);
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  button:hover {
    background: var(--at-hover);
  }
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
  .words {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    gap: 1px;
  }
  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .words span,
  time {
    color: var(--at-text-2);
    font-size: 0.78125rem;
    line-height: 18px;
  }
  .new {
    flex: none;
    padding: 1px 7px;
    border-radius: 99px;
    background: var(--at-brand-soft);
    color: var(--at-brand-text);
    font: 600 0.75rem / 18px var(--at-font-body);
  }
`
