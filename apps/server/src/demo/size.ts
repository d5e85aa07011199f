/** How much the demo holds: the story alone, or the story among many. */
export type DemoSize = 'small' | 'medium' | 'large'
