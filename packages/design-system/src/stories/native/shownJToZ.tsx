import * as all from '../../components/index.ts'
import type { Shown } from './shown.ts'

const nothing = () => undefined
const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Components from J to Z, each with what it cannot do without. */
export const shownJToZ: Shown = {
  Kbd: (native) => <all.Kbd keys="K" {...native} />,
  Lightbox: (native) => (
    <all.Lightbox
      isOpen
      onOpenChange={nothing}
      title="Poster"
      index={0}
      count={1}
      onIndexChange={nothing}
      {...native}
    >
      Poster
    </all.Lightbox>
  ),
  LineChart: (native) => (
    <all.LineChart label="Views" points={[{ day: '2027-01-04', value: 1 }]} {...native} />
  ),
  Link: (native) => (
    <all.Link href="#page" {...native}>
      Page
    </all.Link>
  ),
  ListRows: (native) => <all.ListRows {...native}>{null}</all.ListRows>,
  ListRow: (native) => <all.ListRow title="Brief" {...native} />,
  LiveRegion: (native) => <all.LiveRegion {...native}>Saved</all.LiveRegion>,
  Logo: (native) => <all.Logo name="Agency" {...native} />,
  'Logo, a picture': (native) => <all.Logo name="Agency" src={PICTURE} {...native} />,
  'Logo, on the brand': (native) => (
    <all.Logo name="Agency" src={PICTURE} ground="brand" {...native} />
  ),
  MediaMark: (native) => <all.MediaMark kind="tv" {...native} />,
  'MediaMark, with its word': (native) => <all.MediaMark kind="tv" hasWord {...native} />,
  MediaMarkGroup: (native) => <all.MediaMarkGroup kinds={['tv']} {...native} />,
  MediaOnly: (native) => (
    <all.MediaOnly on="screen" {...native}>
      {null}
    </all.MediaOnly>
  ),
  MentionArea: (native) => (
    <all.MentionArea label="Comment" value="" onChange={nothing} people={[]} {...native} />
  ),
  Menu: (native) => (
    <all.MenuTrigger isOpen>
      <all.Button>More</all.Button>
      <all.Menu {...native}>
        <all.MenuItem>Copy</all.MenuItem>
      </all.Menu>
    </all.MenuTrigger>
  ),
  MenuItem: (native) => (
    <all.MenuTrigger isOpen>
      <all.Button>More</all.Button>
      <all.Menu>
        <all.MenuItem {...native}>Copy</all.MenuItem>
      </all.Menu>
    </all.MenuTrigger>
  ),
  MenuSection: (native) => (
    <all.MenuTrigger isOpen>
      <all.Button>More</all.Button>
      <all.Menu>
        <all.MenuSection title="File" {...native}>
          <all.MenuItem>Copy</all.MenuItem>
        </all.MenuSection>
      </all.Menu>
    </all.MenuTrigger>
  ),
  Meter: (native) => <all.Meter label="Space" value={40} {...native} />,
  Money: (native) => <all.Money amount={4} {...native} />,
  NavList: (native) => <all.NavList label="Settings" sections={[]} {...native} />,
  NumberField: (native) => <all.NumberField label="Amount" {...native} />,
  PageHeader: (native) => <all.PageHeader title="News" {...native} />,
  Pagination: (native) => <all.Pagination page={1} pageCount={2} onChange={nothing} {...native} />,
  PasswordField: (native) => <all.PasswordField label="Password" {...native} />,
  Popover: (native) => (
    <all.PopoverTrigger isOpen>
      <all.Button>More</all.Button>
      <all.Popover title="Filter" {...native}>
        Words
      </all.Popover>
    </all.PopoverTrigger>
  ),
  ProgressBar: (native) => <all.ProgressBar label="Upload" value={40} {...native} />,
  RadioGroup: (native) => (
    <all.RadioGroup label="Size" description="Choose one" options={[]} {...native} />
  ),
  Rail: (native) => <all.Rail steps={[{ id: 1, name: 'Brief' }]} {...native} />,
  RangeSlider: (native) => <all.RangeSlider label="Budget" {...native} />,
  Reactions: (native) => <all.Reactions counts={{ like: 1 }} {...native} />,
  Reorder: (native) => (
    <all.Reorder order={[]} onMove={nothing} {...native}>
      {null}
    </all.Reorder>
  ),
  RichText: (native) => <all.RichText html="<p>News</p>" onNavigate={nothing} {...native} />,
  Ring: (native) => <all.Ring label="Space" value={40} {...native} />,
  SearchField: (native) => <all.SearchField label="Search" {...native} />,
  Section: (native) => (
    <all.Section title="News" {...native}>
      {null}
    </all.Section>
  ),
  SegmentedControl: (native) => (
    <all.SegmentedControl label="View" options={[]} value="a" onChange={nothing} {...native} />
  ),
  Select: (native) => <all.Select label="City" options={[]} {...native} />,
  ShortcutSheet: (native) => (
    <all.ShortcutSheet isOpen onOpenChange={nothing} groups={[]} {...native} />
  ),
  Skeleton: (native) => <all.Skeleton {...native} />,
  SkipLink: (native) => <all.SkipLink target="content" {...native} />,
  Slider: (native) => <all.Slider label="Volume" {...native} />,
  Sparkline: (native) => <all.Sparkline label="Views" values={[1, 2]} {...native} />,
  Spinner: (native) => <all.Spinner {...native} />,
  Split: (native) => <all.Split start={null} end={null} label="List" {...native} />,
  SplitButton: (native) => (
    <all.SplitButton label="Save" onPress={nothing} menuLabel="Other ways" {...native}>
      {null}
    </all.SplitButton>
  ),
  Stack: (native) => <all.Stack {...native}>{null}</all.Stack>,
  'Stack, a list': (native) => (
    <all.Stack as="ul" {...native}>
      {null}
    </all.Stack>
  ),
  Stat: (native) => <all.Stat label="Views" value={4} baseline={3} {...native} />,
  StateScreen: (native) => <all.StateScreen kind="empty" {...native} />,
  StatusMark: (native) => <all.StatusMark {...native}>Open</all.StatusMark>,
  Stepper: (native) => (
    <all.Stepper label="Order" steps={[{ id: 'a', label: 'Brief' }]} current="a" {...native} />
  ),
  Switch: (native) => <all.Switch {...native}>Mail</all.Switch>,
  Tabs: (native) => (
    <all.Tabs label="Views" items={[]} selectedKey="a" onChange={nothing} {...native} />
  ),
  TagList: (native) => <all.TagList label="Tags" tags={[]} {...native} />,
  TagPicker: (native) => <all.TagPicker label="Tags" options={[]} {...native} />,
  'TagPicker, to read': (native) => (
    <all.TagPicker label="Tags" description="At most ten" options={[]} isReadOnly {...native} />
  ),
  TenantSwitcher: (native) => (
    <all.TenantSwitcher
      tenants={['a', 'b'].map((id) => ({ id, name: id, theme: {} }))}
      current="a"
      onChange={nothing}
      {...native}
    />
  ),
  'TenantSwitcher, with one portal': (native) => (
    <all.TenantSwitcher
      tenants={[{ id: 'a', name: 'Portal', theme: {} }]}
      current="a"
      onChange={nothing}
      {...native}
    />
  ),
  Text: (native) => <all.Text {...native}>Words</all.Text>,
  TextArea: (native) => <all.TextArea label="Comment" {...native} />,
  TextField: (native) => <all.TextField label="Name" {...native} />,
  TileGrid: ({ ref: _ref, ...native }) => (
    <all.TileGrid
      label="Files"
      items={['Brief']}
      getKey={String}
      getText={String}
      renderPicture={String}
      renderCaption={String}
      {...native}
    />
  ),
  TimeField: (native) => <all.TimeField label="Start" {...native} />,
  TimelineView: (native) => (
    <all.TimelineView label="Plan" groups={[]} bars={[]} emptyState="Nothing" {...native} />
  ),
  Timestamp: (native) => <all.Timestamp time={0} now={0} {...native} />,
  'Timestamp, as text': (native) => <all.Timestamp time={0} now={0} isStatic {...native} />,
  ToggleButton: (native) => <all.ToggleButton label="Mine" {...native} />,
  ToggleButtonGroup: (native) => <all.ToggleButtonGroup label="Show" options={[]} {...native} />,
  Toolbar: (native) => (
    <all.Toolbar label="Text" {...native}>
      {null}
    </all.Toolbar>
  ),
  ToolbarGroup: (native) => <all.ToolbarGroup {...native}>{null}</all.ToolbarGroup>,
  Tour: (native) => (
    <all.Tour
      isOpen
      onClose={nothing}
      onComplete={nothing}
      steps={[{ id: 'a', title: 'Welcome', text: 'Look around' }]}
      step={0}
      onStepChange={nothing}
      label="Tour"
      {...native}
    />
  ),
  Tree: ({ ref: _ref, ...native }) => (
    <all.Tree
      label="Folders"
      roots={['Brief']}
      getKey={String}
      getText={String}
      getChildren={nothing}
      renderItem={String}
      {...native}
    />
  ),
  UploadQueue: (native) => (
    <all.UploadQueue
      items={[{ id: 'a', name: 'plan.pdf', size: 1, sent: 1, state: 'done' }]}
      {...native}
    />
  ),
  UrlField: (native) => <all.UrlField label="Link" {...native} />,
  VirtualList: ({ ref: _ref, ...native }) => (
    <all.VirtualList
      label="Files"
      items={['Brief']}
      itemHeight={36}
      getKey={String}
      getText={String}
      renderItem={String}
      {...native}
    />
  ),
  ZoomImage: (native) => <all.ZoomImage src={PICTURE} alt="Poster" {...native} />,
  ZoomSlider: (native) => <all.ZoomSlider {...native} />,
}
