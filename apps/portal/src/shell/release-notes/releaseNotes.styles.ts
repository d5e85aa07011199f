import { keyframes, styled } from 'styled-components'

const rise = keyframes`
  from { opacity: 0; translate: 0 12px }
`

export const CardSurface = styled.dialog`
  position: fixed;
  z-index: calc(var(--at-z-sticky) + 10);
  inset: auto;
  margin: 0;
  inset-block-end: calc(16px + env(safe-area-inset-bottom));
  inset-inline-end: 16px;
  inline-size: min(380px, calc(100vw - 32px));
  max-block-size: calc(100dvh - 32px);
  overflow: auto;
  padding: var(--at-space-4) 18px 14px;
  border: 1px solid var(--at-line);
  border-radius: var(--at-radius-l);
  background: var(--at-raised);
  color: var(--at-text);
  box-shadow: var(--at-shadow-float);
  animation: ${rise} var(--at-slow) var(--at-ease);

  /* Over what somebody decides with, not on it. */
  body:has([data-at-decides]) & {
    inset-block-end: calc(176px + env(safe-area-inset-bottom));
    max-block-size: calc(100dvh - 192px);
  }
  header {
    display: flex;
    align-items: center;
    gap: var(--at-space-2);
    color: var(--at-brand-text);
    font: 600 var(--at-font-s) / 18px var(--at-font-body);
  }
  header > p {
    flex: 1;
  }
  h2 {
    margin: var(--at-space-1) 0 var(--at-space-2);
    font: 640 var(--at-font-l) / 24px var(--at-font-heading);
    letter-spacing: -0.012em;
    overflow-wrap: anywhere;
  }
  ul {
    display: grid;
    gap: 6px;
    margin: 0;
    padding-inline-start: 18px;
    color: var(--at-text-2);
  }
  ul + p {
    margin: 6px 0 0;
    padding-inline-start: 18px;
    color: var(--at-text-2);
  }
  li::marker {
    color: var(--at-brand-edge);
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--at-space-2);
    margin-block-start: 14px;
  }
  @media print {
    display: none;
  }
`

export const NoteList = styled.ol`
  display: grid;
  gap: var(--at-space-6);
  margin: 0;
  padding: 0;
  list-style: none;

  h3 {
    font: 640 var(--at-font-l) / 24px var(--at-font-heading);
    letter-spacing: -0.012em;
  }
  p {
    margin: 0 0 var(--at-space-2);
    color: var(--at-text-2);
    font-size: var(--at-font-s);
  }
  ul {
    display: grid;
    gap: 6px;
    margin: 0;
    padding-inline-start: 18px;
    max-inline-size: 68ch;
    list-style: disc;
  }
  li li::marker {
    color: var(--at-brand-edge);
  }
`

/** Which version runs, and which specification it follows. */
export const RunningVersion = styled.p`
  margin: var(--at-space-6) 0 0;
  color: var(--at-text-2);
  font-size: var(--at-font-s);
`
