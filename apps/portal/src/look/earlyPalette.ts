declare global {
  /** The palette was asked for before the portal's code was there. */
  var atriumPaletteAsked: boolean | undefined
}

/** So long after the navigation the page may still be starting, in milliseconds. */
const startMs = 10_000

/**
 * Stands in the page before any other code: remembers for a while that Ctrl or Cmd and K was pressed, which
 * the browser would take for its address bar. Once the search is there, it handles the keys before they get here.
 */
export const earlyPaletteScript = [
  `addEventListener('keydown',function(e){`,
  `if(e.defaultPrevented||e.repeat||e.altKey||e.shiftKey||!(e.ctrlKey||e.metaKey)`,
  `||e.key.toLowerCase()!=='k'||e.timeStamp>${startMs})return;`,
  `e.preventDefault();window.atriumPaletteAsked=true;`,
  `setTimeout(function(){window.atriumPaletteAsked=false},${startMs})})`,
].join('')
