import {
  readHostMessage,
  seal,
  type FrameMessage,
  type Scheme,
  type StartMessage,
  type StateMessage,
} from './protocol.ts'
import {
  createScormSession,
  isScorm,
  type LessonSession,
  type ScormSession,
} from './scorm-session.ts'
import { createXapiSession, isReturned } from './xapi-session.ts'

/** After this, a lesson that has not said anything will not: `trouble` tells the portal. */
const initializeTimeoutMs = 20_000
/** A lesson that throws in a loop is told of this often. */
const maxErrors = 5
/** A film counts as watched from this part on. */
const watchedPart = 0.9

/**
 * The player's page on the content origin. It stands between the portal and the lesson, because lessons
 * look for their API in the windows above them and the portal is on another origin.
 */
function run(host: Window) {
  let hostOrigin = '*'
  let session: LessonSession | undefined
  let scormSession: ScormSession | undefined
  let lesson: HTMLIFrameElement | undefined
  let hasStarted = false
  let isStopping = false

  let scheme: Scheme = 'light'
  let isGoing = false
  let hasStopped = false

  // What the lesson keeps goes to the origin that started it; before that, only that the page is ready.
  const send = (message: FrameMessage) => {
    if (message.type === 'stopped') hasStopped = true
    host.postMessage(seal(message), hostOrigin)
    if (isGoing && message.type === 'state') sayGoodbye(message.cmi)
  }

  /**
   * The whole window goes away, and with it the portal, which hears nothing more: lessons say their end
   * in just this moment, so it goes to where the lesson lies (T-87). All of it, as nobody knows what the
   * portal has sent; only what changed where that is more than a browser takes.
   */
  const sayGoodbye = (changed: StateMessage['cmi'] = {}) => {
    if (!session?.hasInitialized() || hasStopped) return
    const address = URL.canParse('state', location.href) && new URL('state', location.href)
    if (!address || !/^https?:$/.test(address.protocol)) return
    const said = session.all()
    if (!navigator.sendBeacon(address, JSON.stringify(said)))
      navigator.sendBeacon(address, JSON.stringify({ ...said, cmi: changed }))
  }
  addEventListener('pagehide', () => {
    isGoing = true
    sayGoodbye()
  })
  addEventListener('pageshow', () => (isGoing = false))

  const begin = async (start: StartMessage) => {
    hasStarted = true
    scheme = start.scheme
    document.documentElement.lang = start.locale
    if (isScorm(start)) {
      const scorm = await createScormSession({ start, send })
      Object.assign(window, { [scorm.apiName]: scorm.api })
      scormSession = scorm
      session = scorm
    } else session = createXapiSession({ send })
    if (isStopping) return
    lesson = document.createElement('iframe')
    lesson.title = start.title
    lesson.name = 'lesson'
    // `unload`: older lessons report their end there, which browsers otherwise no longer call in frames.
    lesson.allow = 'fullscreen; autoplay; unload'
    const address = addressOf(start.entry)
    if (!address) return send({ type: 'trouble', kind: 'error', text: start.entry })
    lesson.addEventListener('load', () => onLoad(start))
    lesson.src = address
    document.body.append(lesson)
    followScheme(lesson, () => scheme)
  }

  const onLoad = (start: StartMessage) => {
    if (isStopping) return
    if (!scormSession && isReturned(lesson!)) return session!.end?.()
    listenForErrors(lesson!, (text) => send({ type: 'trouble', kind: 'error', text }))
    if (start.kind === 'asset') return followAsset(scormSession!, lesson!, start.scormVersion)
    setTimeout(() => {
      if (!session!.hasInitialized() && !isStopping)
        send({ type: 'trouble', kind: 'no-initialize', text: '' })
    }, initializeTimeoutMs)
  }

  const stop = () => {
    if (isStopping) return
    isStopping = true
    const ended = () => {
      session?.report()
      send({ type: 'stopped' })
    }
    if (!lesson) return ended()
    const left = lesson
    // Going to an empty page calls beforeunload, pagehide and unload: there lessons say Terminate.
    left.addEventListener('load', () => {
      left.remove()
      ended()
    })
    left.src = 'about:blank'
  }

  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== host) return
    const message = readHostMessage(event.data)
    if (!message) return
    if (message.type === 'start' && !hasStarted) {
      hostOrigin = event.origin
      begin(message).catch((error: unknown) =>
        send({ type: 'trouble', kind: 'error', text: String(error) }),
      )
    }
    if (message.type === 'flush') session?.report()
    if (message.type === 'scheme') {
      scheme = message.scheme
      if (lesson) applyScheme(lesson, scheme)
    }
    if (message.type === 'valid') scormSession?.setValid(message.valid)
    if (message.type === 'stop') stop()
  })
  send({ type: 'ready' })
}

/** The lesson's page in its package, whose root lies one folder above this page. */
function addressOf(entry: string): string | undefined {
  const url = URL.canParse(entry)
    ? new URL(entry)
    : URL.canParse('..', location.href)
      ? new URL(entry, new URL('..', location.href))
      : undefined
  return url && ['https:', 'http:', 'blob:'].includes(url.protocol) ? url.href : undefined
}

/** From the first picture on, so that nothing flashes. */
function followScheme(frame: HTMLIFrameElement, schemeNow: () => Scheme) {
  let isLoading = true
  const apply = () => {
    applyScheme(frame, schemeNow())
    if (isLoading) requestAnimationFrame(apply)
  }
  frame.addEventListener('load', () => {
    isLoading = false
    applyScheme(frame, schemeNow())
  })
  apply()
}

/**
 * Has a lesson that says it can be light and dark (`color-scheme: light dark`) follow the portal. Browsers
 * would have it follow the system; what is made for white paper stays on it.
 */
function applyScheme(frame: HTMLIFrameElement, scheme: Scheme) {
  try {
    const root = frame.contentDocument?.documentElement
    if (!root) return
    const isSet = root.dataset.atriumScheme !== undefined
    const canBe = isSet ? '' : getComputedStyle(root).colorScheme
    if (!isSet && !(canBe.includes('light') && canBe.includes('dark'))) return
    root.dataset.atriumScheme = scheme
    root.style.colorScheme = scheme
  } catch {
    // A page of another origin looks as it looks.
  }
}

/** Tells of what a lesson throws; it runs on. */
function listenForErrors(frame: HTMLIFrameElement, notify: (text: string) => void) {
  let told = 0
  const tellOnce = (text: string) => {
    told += 1
    if (told <= maxErrors) notify(text.slice(0, 500))
  }
  try {
    const lesson = frame.contentWindow!
    lesson.addEventListener('error', ({ message }) => message && tellOnce(message))
    lesson.addEventListener('unhandledrejection', ({ reason }) => tellOnce(String(reason)))
  } catch {
    // A page of another origin keeps its errors to itself.
  }
}

/** A lesson that only shows: a page or PDF is completed once it is there, a film once it was watched. */
function followAsset({ api }: ScormSession, frame: HTMLIFrameElement, version: string) {
  const is12 = version === '1.2'
  const call = (name: string, ...given: string[]) => api[(is12 ? 'LMS' : '') + name]!(...given)
  const complete = () => {
    call('SetValue', is12 ? 'cmi.core.lesson_status' : 'cmi.completion_status', 'completed')
    call('Commit', '')
  }
  if (call('Initialize', '') !== 'true') return
  const media = mediaOf(frame)
  if (!media) return complete()
  const location = is12 ? 'cmi.core.lesson_location' : 'cmi.location'
  const kept = Number(call('GetValue', location))
  if (kept > 0) media.currentTime = kept
  media.addEventListener('timeupdate', () => {
    call('SetValue', location, String(Math.floor(media.currentTime)))
    if (media.currentTime >= media.duration * watchedPart) complete()
  })
}

/** The player that browsers show for the address of a film or sound. */
function mediaOf(frame: HTMLIFrameElement): HTMLMediaElement | undefined {
  try {
    const shown = frame.contentDocument
    const isMedia = /^(?:video|audio)\//.test(shown?.contentType ?? '')
    return isMedia
      ? (shown!.querySelector<HTMLMediaElement>('video, audio') ?? undefined)
      : undefined
  } catch {
    return undefined
  }
}

// Alone in a window it has nobody to report to.
if (window.parent !== window) run(window.parent)
