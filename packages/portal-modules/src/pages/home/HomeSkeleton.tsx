import { Card, Grid, GridItem, Skeleton } from '@atrium/design-system'
import { styled } from 'styled-components'

const Rows = styled.div`
  @layer at.components {
    margin-block-start: 14px;

    > div {
      display: flex;
      align-items: center;
      gap: 12px;
      min-block-size: 60px;
      border-block-start: 1px solid var(--at-line);
    }
    > div > :last-child {
      flex: 1;
      max-inline-size: 320px;
    }
  }
`

function Lines({ count }: { count: number }) {
  return (
    <Rows>
      {Array.from({ length: count }, (_, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have nothing but their place
        <div key={line}>
          <Skeleton shape="block" width="30px" height="30px" />
          <div>
            <Skeleton width={`${72 - line * 9}%`} />
            <Skeleton width={`${40 + line * 5}%`} height="10px" />
          </div>
        </div>
      ))}
    </Rows>
  )
}

/** The overview's places, as large as what comes. */
export function HomeSkeleton({ label }: { label: string }) {
  return (
    <section aria-busy="true" aria-label={label}>
      <Grid>
        {([7, 5, 7, 5] as const).map((columns, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the four places never move
          <GridItem key={index} span={{ base: 12, l: columns }}>
            <Card>
              <Skeleton width="180px" height="16px" />
              <Lines count={index < 2 ? 4 : 3} />
            </Card>
          </GridItem>
        ))}
      </Grid>
    </section>
  )
}
