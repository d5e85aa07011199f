const names: Readonly<Record<string, string>> = {
  displayname: 'name',
  durationtype: 'duration',
  usergroupids: 'groupIds',
  customername: 'customerId',
}

const fieldNames: Readonly<Record<string, string>> = {
  displayName: 'name',
  valueSelection: 'choices',
  columnSize: 'columns',
  columnBreakAfter: 'breaksAfter',
  groupName: 'group',
  configurationId: 'key',
}

/**
 * What the module calls a property that the server names: `displayName` is `name`,
 * `mediaTypes[1].mediaTypeId` is `media.1`, `configurations[2].valueSelection` is `fields.2.choices` (BB-02).
 */
export function portField(property: string): string {
  const [, at, name] = /^configurations\[(\d+)\]\.?([^.[]*)/i.exec(property) ?? []
  if (at !== undefined) return `fields.${at}.${fieldNames[name!] ?? (name || 'key')}`
  const medium = /^mediaTypes\[(\d+)\]/i.exec(property)?.[1]
  if (medium !== undefined) return `media.${medium}`
  if (/^mediaTypes$/i.test(property)) return 'media'
  return names[property.toLowerCase()] ?? property
}
