// The line to the learning portal. What SCORM calls things stands in courseStandard.
const standard = window.courseStandard
const suspendData = 'cmi.suspend_data'

/** The search that the standard prescribes: up the parents, then up those of the window that opened this one. */
function findApi(start) {
  let found = start
  for (let tries = 0; tries <= standard.maxParents; tries += 1) {
    if (found[standard.apiName]) return found[standard.apiName]
    if (!found.parent || found.parent === found) return null
    found = found.parent
  }
  return null
}

function discoverApi() {
  for (const start of [() => window, () => window.opener, () => window.top.opener]) {
    try {
      const api = start() && findApi(start())
      if (api) return api
    } catch {
      // A window of another origin may not be looked into, so there is no API to be had there.
    }
  }
  return null
}

window.courseConnection = (() => {
  const api = discoverApi()
  const startedAt = Date.now()
  const call = (name, ...values) => String(api[standard.calls[name]](...values))
  let isOpen = false
  let exit = standard.exits.suspend
  let interactions = 0

  const get = (name) => (isOpen ? call('get', name) : '')
  const set = (name, value) => isOpen && call('set', name, value) === 'true'
  const setAll = (elements) => elements.map(([name, value]) => set(name, value)).every(Boolean)
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)

  function readData() {
    try {
      return JSON.parse(get(suspendData)) ?? {}
    } catch {
      // Empty at the first visit, or written by an earlier version of the course.
      return {}
    }
  }

  return {
    /** Where the learner was, and what was kept: null, if there is no portal to ask. */
    open() {
      isOpen = api !== null && call('initialize', '') === 'true'
      if (!isOpen) return null
      const status = get(standard.names.status)
      if (status === standard.unknownStatus) set(standard.names.status, 'incomplete')
      // Said at once: a browser that is killed says nothing any more.
      set(standard.names.exit, exit)
      const isDone = standard.doneStatuses.includes(status)
      return { location: get(standard.names.location), data: readData(), isDone }
    },

    /** Keeps the place and the answers. False: the portal did not take them. */
    save({ location, data, progress }) {
      const isSet = setAll([
        [standard.names.location, location],
        [suspendData, JSON.stringify(data)],
        [standard.names.sessionTime, standard.formatDuration(seconds())],
        [standard.names.exit, exit],
        ...(progress === undefined ? [] : standard.progress(progress)),
      ])
      return isSet && call('commit', '') === 'true'
    },

    /** A quiz that is begun anew is to be resumed again. */
    begin() {
      exit = standard.exits.suspend
    },

    complete() {
      exit = standard.exits.end
      return setAll(standard.completed())
    },

    passingShare: () => standard.passingShare(get),

    report(result) {
      exit = standard.exits.end
      return setAll(standard.result(result))
    },

    interact(interaction) {
      // Counted here as well: a portal in another frame answers late, and would get two for one place.
      interactions = Math.max(interactions, Number(get('cmi.interactions._count')) || 0) + 1
      return setAll(standard.interaction(interactions - 1, { ...interaction, at: new Date() }))
    },

    /** The last thing that is said. `request` tells SCORM 2004 where to go. */
    close(request) {
      if (request && standard.names.navigation) set(standard.names.navigation, request)
      if (isOpen) call('terminate', '')
      isOpen = false
    },
  }
})()
