import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import type { FoundStory } from './story.ts'

type StoryListProps = {
	stories: readonly FoundStory[]
	chosen: string
	locale: LocaleCode
	locales: readonly LocaleCode[]
}

/** Every story by component, and the languages; each is an address. */
export function StoryList({ stories, chosen, locale, locales }: StoryListProps) {
	const components = Map.groupBy(stories, ({ id }) => id.slice(0, id.indexOf('--')))
	return (
		<nav className="story-list">
			<p>
				{locales.map((one) => (
					<a key={one} href={addressOf(chosen, one)} aria-current={one === locale} lang={LOCALES[one].tag}>
						{LOCALES[one].nativeName}
					</a>
				))}
			</p>
			{[...components].map(([component, states]) => (
				<p key={component}>
					<b>{component}</b>
					{states.map(({ id }) => (
						<a key={id} href={addressOf(id, locale)} aria-current={id === chosen}>
							{id.slice(component.length + 2)}
						</a>
					))}
				</p>
			))}
		</nav>
	)
}

function addressOf(story: string, locale: LocaleCode): string {
	return `?${new URLSearchParams({ story, locale })}`
}
