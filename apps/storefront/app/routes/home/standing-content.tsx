import type { BlockView } from '#app/document/content/load-content.tsx'
import { staticMarkup, type Words } from '#app/document/languages/markup.tsx'
import { Editorials } from './editorials.tsx'
import type { HeroView } from './load-hero.ts'
import { Story } from './story.tsx'

/** What the home page of a shop without content blocks tells: its story, and the banners that are for it (decision 0124). */
export function standingContent({ cloth, story, editorials }: HeroView, words: Words): BlockView[] {
	const markup = (part: React.ReactNode) => staticMarkup(part, { words, namespaces: ['home'] })
	return [
		{ id: 'story', html: markup(<Story picture={cloth} banner={story} link={words.link} />) },
		...(editorials.length > 0
			? [{ id: 'editorials', html: markup(<Editorials banners={editorials} link={words.link} />) }]
			: []),
	]
}
