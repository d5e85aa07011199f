import { styled } from 'styled-components'

/** One column; with more room, what a section is about stands beside it. */
export const Page = styled.div`
  container: settings / inline-size;
  max-inline-size: 1080px;
`

export const SectionFrame = styled.section`
  /* What of its fields is only spoken scrolls with it and makes nothing around it scroll. */
  position: relative;
  display: grid;
  gap: 14px var(--at-space-10);
  padding-block: 28px;
  border-block-start: 1px solid var(--at-line);
  scroll-margin-block-start: 12px;

  > .about h2 {
    margin: 0;
    outline: none;
    box-shadow: none;
    font: 640 var(--at-font-l) / 24px var(--at-font-heading);
    letter-spacing: -0.012em;
  }
  > .about p {
    max-inline-size: 68ch;
    margin: var(--at-space-1) 0 0;
    color: var(--at-text-2);
  }
  > .content {
    display: grid;
    gap: var(--at-space-6);
    min-inline-size: 0;
  }
  @container settings (inline-size >= 860px) {
    grid-template-columns: 248px minmax(0, 1fr);
    padding-block: 36px;

    > .about {
      position: sticky;
      inset-block-start: 12px;
      align-self: start;
    }
  }
`

export const PictureRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--at-space-3) var(--at-space-5);

  > .how {
    flex: 1 1 240px;
    display: grid;
    gap: var(--at-space-2);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--at-space-2);
  }
  p {
    margin: 0;
    color: var(--at-text-2);
    font-size: var(--at-font-s);
    line-height: 18px;
  }
  [role='alert'] {
    color: var(--at-bad-text);
  }
`

/** Kinds of news by the ways they come. */
export const DeliveryGrid = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  color: var(--at-text);

  th,
  td {
    padding: 7px 0;
    border-block-end: 1px solid var(--at-line);
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
  }
  thead th {
    position: sticky;
    /* The page's own edge, or rows would pass above it. */
    inset-block-start: -26px;
    z-index: 1;
    background: var(--at-sheet);
    color: var(--at-text-2);
    font: 600 var(--at-font-s) / 18px var(--at-font-body);
  }
  /* Tabbing upwards leaves none of them under the head. */
  tbody :is(input, button) {
    scroll-margin-block-start: 64px;
  }
  th[scope='col'] {
    inline-size: 88px;
    text-align: center;
    hyphens: auto;
  }
  th[scope='col']:first-child {
    inline-size: auto;
    text-align: start;
  }
  td > label {
    justify-content: center;
  }
  tbody th[scope='row'] {
    padding-inline-end: var(--at-space-3);
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  tbody tr:first-child > * {
    padding-block-start: 18px;
  }
  tbody th[scope='rowgroup'] {
    font-weight: 640;
  }
  tbody tr:not(:first-child) th[scope='row'] {
    padding-inline-start: 14px;
    color: var(--at-text);
  }
  @container settings (inline-size < 480px) {
    th[scope='col'] {
      inline-size: 64px;
      font-size: var(--at-font-xs);
    }
    tbody tr:not(:first-child) th[scope='row'] {
      padding-inline-start: 0;
    }
  }
`

export const Ways = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--at-text-2);
  font-size: var(--at-font-s);
  line-height: 20px;
`

export const TimeRow = styled.div`
  margin: 0;
  padding: 0;
  border: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--at-space-4);

  > * {
    inline-size: 140px;
  }
`
