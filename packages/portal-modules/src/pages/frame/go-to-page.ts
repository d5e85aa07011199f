import { addons } from 'storybook/preview-api'

const stories: Readonly<Record<string, string>> = {
  '#home': 'modules-home--full',
  '#campaigns': 'pages-campaigns--desktop',
  '#cockpit': 'modules-cockpit--client',
  '#files': 'pages-files--desktop',
  '#tasks': 'pages-tasks--desktop',
  '#approvals': 'modules-approvals--inbox',
  '#sign-in': 'pages-sign-in--desktop',
}

/** Shows the story of a page, so that the pages can be walked through like the product. */
export function goToPage(href: string): void {
  const storyId = stories[href]
  if (storyId) addons.getChannel().emit('selectStory', { storyId })
}
