import { styled } from 'styled-components'

export const ResultsPage = styled.div`
  max-inline-size: 860px;

  .line {
    max-inline-size: 560px;
  }
  > output {
    display: block;
    min-block-size: 20px;
    margin-block: 10px 22px;
    color: var(--at-text-2);
  }
  .recent {
    display: flex;
    margin: 0;
    padding: 0;
    border: 0;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--at-space-2);
  }
  .results[aria-busy='true'] {
    opacity: 0.6;
    transition: opacity var(--at-fast) var(--at-ease) 0.2s;
  }
  mark {
    background: transparent;
    color: var(--at-brand-text);
    font-weight: 650;
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 3px;
  }
`
