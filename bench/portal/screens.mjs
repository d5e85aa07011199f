/**
 * What is looked at: its address, what is there when its content is (and not before, and on no other
 * of these screens), and how one gets there from within.
 */
export const screens = [
  { name: 'home', path: '/home', shown: 'main .at-rows li', link: 'nav a[href="/home"]' },
  { name: 'files', path: '/files', shown: 'main [role=grid] [role=gridcell]', link: 'nav a[href="/files"]' }, // prettier-ignore
  { name: 'links', path: '/links', shown: 'main section li a', link: 'nav a[href="/links"]' },
  { name: 'insights', path: '/insights', shown: 'main li h2', link: 'nav a[href="/insights"]' },
  { name: 'settings', path: '/settings', shown: 'main form input' },
  { name: 'search', path: '/search?q=plan', shown: 'main section li mark' },
  { name: 'chat drawer', path: '/home?drawer=chat', shown: '[role=dialog] li' },
]

export const home = screens[0]
