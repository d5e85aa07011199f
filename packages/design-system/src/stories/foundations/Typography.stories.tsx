import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { SCALE, type ScaleToken } from '../theme/index.ts'

const SIZES = (Object.keys(SCALE) as ScaleToken[]).filter(
  (token) => /^font-(\d?x?[sml]+)$/.test(token) || token === 'font-2xl',
)

const Sample = styled.p`
  display: flex;
  align-items: baseline;
  gap: 24px;
  margin: 0 0 16px;

  code {
    inline-size: 80px;
    color: var(--at-text-2);
    font-size: var(--at-font-xs);
  }
  span {
    font-size: var(--_size);
    line-height: 1.3;
  }
  span[data-at-heading] {
    font-family: var(--at-font-heading);
    font-weight: 640;
    letter-spacing: -0.018em;
  }
`

const meta = { title: 'Foundations/Type' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {
  render: () => (
    <>
      {SIZES.map((token) => {
        const isHeading = ['font-l', 'font-xl', 'font-2xl'].includes(token)
        return (
          <Sample key={token}>
            <code>{token}</code>
            <span
              data-at-heading={isHeading || undefined}
              style={{ '--_size': `var(--at-${token})` } as Record<string, string>}
            >
              Zwei Kanäle warten auf Ihre Freigabe – 480.000,00 €
            </span>
          </Sample>
        )
      })}
    </>
  ),
}
