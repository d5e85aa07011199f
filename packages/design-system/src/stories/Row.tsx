import { styled } from 'styled-components'

/** Things side by side, wrapping. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`

/** Things below each other. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: 16px;
  max-inline-size: 560px;
`

/** As narrow as the narrowest phone. */
export const Phone = styled.div`
  inline-size: 320px;
  max-inline-size: 100%;
`
