import { Card } from '@atrium/design-system'
import { styled } from 'styled-components'
import { cardGridCss } from '../../kit/lists/card-grid.css.ts'
import { LinkMark } from './LinkMark.tsx'
import { LinkMenu } from './LinkMenu.tsx'
import {
  hrefOf,
  LinkReactions,
  LinkTags,
  LinkTitle,
  useDetailsOf,
  type LinkViewProps,
} from './link-parts.tsx'
import { cardBodyCss } from './links.css.ts'

const Cards = styled.ul`
  --_least: 260px;
  --_corner: 20px;
  ${cardGridCss}
`
const Body = styled.div`
  ${cardBodyCss}
`
const Name = styled.span`
  @layer at.components {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--at-space-3);
    /* The corner is the menu's. */
    padding-inline-end: var(--at-space-5);
    font: 600 var(--at-font-m) / 20px var(--at-font-body);
    letter-spacing: 0;

    /* The first line stands beside the middle of the mark. */
    > :last-child {
      padding-block: 5px;
    }
  }
`
// Safari takes the role from lists without bullets.
const LIST = { role: 'list' }

/** Links as cards, with all that is said about them (ENT-13). */
export function LinkCards({ model, name, ...commands }: LinkViewProps) {
  const detailsOf = useDetailsOf()
  return (
    <Cards {...LIST} aria-label={name}>
      {model.links.map((link) => (
        <li key={link.id}>
          <Card
            headingLevel={3}
            title={
              <Name>
                <LinkMark link={link} />
                <LinkTitle link={link} model={model} />
              </Name>
            }
            href={hrefOf(link)}
            onPress={() => model.open(link)}
          >
            <Body>
              <p className="at-details">{detailsOf(link)}</p>
              <LinkTags link={link} model={model} />
              <LinkReactions link={link} model={model} />
            </Body>
          </Card>
          <div className="at-corner">
            <LinkMenu link={link} model={model} {...commands} />
          </div>
        </li>
      ))}
    </Cards>
  )
}
