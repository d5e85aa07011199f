import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { Button } from '../../components/Button/index.ts'
import { Grid, GridItem } from '../../components/Grid/index.ts'
import { COMPACT, SCALE, TOUCH, type ScaleToken } from '../../theme/index.ts'
import { Row, Sheet, SheetTable, Topic, sheetMeta } from '../index.ts'

const STEPS = (Object.keys(SCALE) as ScaleToken[]).filter((token) => token.startsWith('space-'))

const Bars = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: 16px;
    padding-block: 6px;
    font-variant-numeric: tabular-nums;
  }
  code {
    inline-size: 80px;
  }
  i {
    block-size: 16px;
    border-radius: 3px;
    background: var(--at-brand-edge);
    forced-color-adjust: none;
  }
  span {
    color: var(--at-text-2);
  }
`

const Cell = styled.div`
  padding: 12px;
  border: 1px solid var(--at-brand-line);
  border-radius: var(--at-radius-s);
  background: var(--at-brand-wash);
  color: var(--at-brand-text);
  font-variant-numeric: tabular-nums;
  text-align: center;
`

const meta = {
  title: 'Foundations/Space and grid',
  tags: ['!autodocs'],
  ...sheetMeta,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Space: Story = {
  name: 'Space and grid',
  render: () => (
    <Sheet
      title="Space and grid"
      lead="Everything lies on 4 px. The sheet gives 26 and 32 px around the work, a phone 16."
    >
      <Topic title="Steps">
        <Bars>
          {STEPS.map((token) => (
            <li key={token}>
              <code>{token}</code>
              <i style={{ inlineSize: `var(--at-${token})` }} />
              <span>{SCALE[token]}</span>
            </li>
          ))}
        </Bars>
      </Topic>
      <Topic
        title="Controls"
        lead="One height a row. Fingers get 44 px whatever the density; no target is under 24."
      >
        <Row lang="de">
          <Button variant="primary">Freigeben</Button>
          <Button>Ansehen</Button>
          <Button size="compact">Filter</Button>
        </Row>
        <br />
        <SheetTable
          label="Heights of controls and rows"
          head={['Token', '>Comfortable', '>Compact', '>Touch']}
          rows={(['control', 'control-compact', 'row'] as const).map((token) => [
            token,
            <code key="token">{token}</code>,
            SCALE[token],
            COMPACT[token],
            TOUCH[token],
          ])}
        />
      </Topic>
      <Topic
        title="Grid"
        lead="Twelve columns that answer to their own width, not the window’s: in a drawer they stack as on a phone."
      >
        <Grid>
          <GridItem span={{ base: 12, m: 8 }}>
            <Cell>8 of 12</Cell>
          </GridItem>
          <GridItem span={{ base: 12, m: 4 }}>
            <Cell>4 of 12</Cell>
          </GridItem>
          {['a', 'b', 'c', 'd'].map((key) => (
            <GridItem key={key} span={{ base: 6, m: 3 }}>
              <Cell>3 of 12</Cell>
            </GridItem>
          ))}
        </Grid>
      </Topic>
    </Sheet>
  ),
}
