import { ChevronsUpDown } from 'lucide-react'
import type { Ref } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { withOwn, type NativeProps } from '../../native/index.ts'
import { ThemeScope } from '../../scope/index.ts'
import { pressProps, useBothRefs, useTrigger } from '../../trigger/index.ts'
import { Icon } from '../Icon/index.ts'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '../Menu/index.ts'
import { tenantSwitcherStrings } from './tenantSwitcher.strings.ts'

export interface Tenant {
  /** Identifies it. */
  id: string
  /** Its name. */
  name: string
  /** A second line, for example the agency. */
  detail?: string
  /** Its colours; its mark has them. */
  theme: { primary?: string; secondary?: string }
  /** Address of its logo, instead of its initial. */
  logo?: string
}

export interface TenantSwitcherProps extends NativeProps<'button', 'id' | 'type'> {
  /** The portals that the reader may enter; with one there is nothing to switch. */
  tenants: readonly Tenant[]
  /** Id of the portal that is shown. */
  current: string
  /** Called with the id of the chosen portal. */
  onChange: (id: string) => void
  /** Shows only the mark, as in a collapsed navigation. */
  isCollapsed?: boolean
}

const Root = styled.button`
  @layer at.components {
    display: flex;
    align-items: center;
    gap: 10px;
    inline-size: 100%;
    min-block-size: 52px;
    padding: var(--at-space-2);
    border: 1px solid transparent;
    border-radius: var(--at-radius-m);
    background: transparent;
    color: var(--at-text);
    text-align: start;

    &[data-at-collapsed] {
      inline-size: 52px;
      justify-content: center;
    }
    &:is([aria-haspopup]) {
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    &[aria-haspopup]:hover {
      background: var(--at-hover);
    }
    &[aria-haspopup]:active,
    &[aria-expanded='true'] {
      background: var(--at-pressed);
    }
    .at-who {
      flex: 1;
      min-inline-size: 0;
    }
    .at-who > * {
      display: block;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    /* Two lines each leave room for the list, which says them whole. */
    &[aria-haspopup] .at-who > * {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    b {
      font: 620 var(--at-font-m) / 19px var(--at-font-heading);
      letter-spacing: -0.008em;
    }
    small {
      color: var(--at-text-2);
      font: 400 var(--at-font-xs) / 16px var(--at-font-body);
    }
    > .at-icon {
      flex: none;
      color: var(--at-text-2);
    }
  }
`

const Mark = styled.span`
  @layer at.components {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 34px;
    block-size: 34px;
    border: 1px solid var(--at-brand-edge);
    border-radius: var(--at-radius-m);
    background: var(--at-brand);
    color: var(--at-on-brand);
    font: 700 0.9375rem / 1 var(--at-font-heading);
    overflow: hidden;

    &[data-at-small] {
      inline-size: 24px;
      block-size: 24px;
      border-radius: var(--at-radius-s);
      font-size: var(--at-font-xs);
    }
    &:has(img) {
      background: var(--at-raised);
      border-color: var(--at-line);
    }
    img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: contain;
    }
  }
`

const Line = styled.span`
  @layer at.components {
    display: flex;
    align-items: center;
    gap: 10px;
    overflow-wrap: anywhere;
  }
`

/** Which portal one is in, and the way into others; each shows itself in its own colours. */
export function TenantSwitcher(props: TenantSwitcherProps) {
  const { tenants, current, onChange, isCollapsed = false, ...native } = props
  const strings = useStrings(tenantSwitcherStrings)
  const tenant = tenants.find(({ id }) => id === current) ?? tenants[0]
  if (!tenant) return null
  if (tenants.length < 2) return <Face {...{ tenant, isCollapsed, native }} />
  return (
    <MenuTrigger>
      <Opener {...{ tenant, isCollapsed, native }} label={strings.change} />
      <Menu aria-label={strings.label} placement="bottom start">
        <MenuSection
          title={strings.label}
          selectionMode="single"
          selectedKeys={[tenant.id]}
          onSelectionChange={(keys) => {
            const [id] = keys === 'all' ? [] : keys
            if (id !== undefined && id !== tenant.id) onChange(String(id))
          }}
        >
          {tenants.map((one) => (
            <MenuItem key={one.id} id={one.id} textValue={one.name}>
              <Named tenant={one} />
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}

interface FaceProps {
  tenant: Tenant
  isCollapsed: boolean
  native: NativeProps<'button'>
}

function Opener({ tenant, isCollapsed, native, label }: FaceProps & { label: string }) {
  const trigger = useTrigger()
  const both = useBothRefs(native.ref, trigger?.ref as Ref<HTMLButtonElement> | undefined)
  const opens = {
    id: trigger?.id,
    'aria-haspopup': trigger?.['aria-haspopup'],
    'aria-expanded': trigger?.['aria-expanded'],
    'aria-controls': trigger?.['aria-controls'],
  }
  return (
    <Root
      {...withOwn(native, pressProps(undefined, trigger))}
      ref={both}
      type="button"
      data-at-collapsed={isCollapsed || undefined}
      {...opens}
    >
      <Words {...{ tenant, isCollapsed }} />
      <span className="at-visually-hidden">{label}</span>
      {!isCollapsed && <Icon icon={ChevronsUpDown} size={16} />}
    </Root>
  )
}

function Face({ tenant, isCollapsed, native }: FaceProps) {
  return (
    <Root as="div" {...native} data-at-collapsed={isCollapsed || undefined}>
      <Words {...{ tenant, isCollapsed }} />
    </Root>
  )
}

function Words({ tenant, isCollapsed }: Omit<FaceProps, 'native'>) {
  return (
    <>
      <Sign tenant={tenant} />
      {isCollapsed ? (
        <span className="at-visually-hidden">{tenant.name}</span>
      ) : (
        <span className="at-who">
          <b>{tenant.name}</b>
          {tenant.detail && <small>{tenant.detail}</small>}
        </span>
      )}
    </>
  )
}

/** Mark and name in the menu. */
function Named({ tenant }: { tenant: Tenant }) {
  return (
    <Line>
      <Sign tenant={tenant} isSmall />
      <span>
        {tenant.name}
        {tenant.detail && <span className="at-detail">{tenant.detail}</span>}
      </span>
    </Line>
  )
}

function Sign({ tenant, isSmall }: { tenant: Tenant; isSmall?: boolean }) {
  return (
    <ThemeScope theme={tenant.theme}>
      <Mark aria-hidden="true" data-at-small={isSmall || undefined}>
        {tenant.logo ? <img src={tenant.logo} alt="" /> : tenant.name.slice(0, 1)}
      </Mark>
    </ThemeScope>
  )
}
