import type { ReactNode } from 'react'

/**
 * What a `*.stories.tsx` exports by default, and each state by name: as much of the Component Story Format as is used here, so
 * that Storybook would read the files as they are (decision 0128).
 */
export type Stories = { title: string }

export type Story = {
	/** Drawn as a component: it may use hooks. Every text it shows is a message of the shop. */
	render: () => ReactNode
	parameters?: {
		/** Address of the page around it, without the language: `p/shirt/`. */
		path?: string
		/** What every loader and every action of that page answers. */
		answer?: unknown
		/** Selector of a button that a person presses to see this state. */
		press?: string
		/** A layer over the page, which Escape closes. */
		isLayer?: boolean
	}
}

type StoryFile = { default: Stories } & Record<string, Story | Stories>

export type FoundStory = Story & { id: string }

/** All stories by their ids as Storybook makes them: `ui-button--loading`. */
export const STORIES: readonly FoundStory[] = Object.values(
	import.meta.glob<StoryFile>('../app/**/*.stories.tsx', { eager: true }),
)
	.flatMap(({ default: { title }, ...states }) =>
		Object.entries(states as Record<string, Story>).map(([name, story]) => ({
			...story,
			id: `${dashed(title)}--${dashed(name)}`,
		})),
	)
	.sort((one, other) => (one.id < other.id ? -1 : 1))

function dashed(name: string): string {
	return name
		.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
		.replaceAll(/[^A-Za-z\d]+/g, '-')
		.toLowerCase()
}
