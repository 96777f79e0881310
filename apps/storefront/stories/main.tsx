import '@vitrine/market/install-seven-sites'
import { isLocaleCode, LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { PAGE_NAMESPACES } from '@vitrine/messages/pages'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { arrivedMessages, loadMessages, startMessages } from '#app/facts/locale/messages.ts'
import { showToast } from '#app/ui/toast.tsx'
import { Frame } from './frame.tsx'
import { StoryList } from './story-list.tsx'
import { STORIES } from './story.ts'
import '../app/ui/theme.css'
import './stories.css'

declare global {
	interface Window {
		/** For the browser suite: all stories, and how it asks for one. */
		stories: readonly { id: string; press?: string | undefined; isLayer: boolean }[]
		showStory: (id: string, locale: LocaleCode) => Promise<void>
	}
}

const search = new URLSearchParams(location.search)
const locale = isLocaleCode(search.get('locale') ?? '') ? (search.get('locale') as LocaleCode) : 'de'
const chosen = STORIES.find(({ id }) => id === search.get('story')) ?? STORIES[0]!
const mark = document.querySelector('symbol')?.viewBox.baseVal

const root = createRoot(document.getElementById('story')!)
let shown = 0

/** Draws a story anew; done when its texts are there and the browser has drawn it. */
async function show(id: string, language: LocaleCode): Promise<void> {
	const story = STORIES.find((one) => one.id === id)
	if (!story) throw new Error(`There is no story ${id}.`)
	await loadMessages(language)
	// Layers ask for the texts of the document's language.
	startMessages(language, arrivedMessages(language, [...PAGE_NAMESPACES]), undefined)
	document.documentElement.lang = LOCALES[language].tag
	localStorage.clear()
	showToast(undefined)
	shown += 1
	flushSync(() =>
		root.render(
			<StrictMode>
				<Frame key={shown} story={story} locale={language} markRatio={mark && mark.width / mark.height} />
			</StrictMode>,
		),
	)
	scrollTo(0, 0)
	for (const image of document.images) image.loading = 'eager'
	await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
	await frame()
	await frame()
}

function frame(): Promise<void> {
	return new Promise((resolve) => void requestAnimationFrame(() => resolve()))
}

window.stories = STORIES.map(({ id, parameters = {} }) => ({
	id,
	press: parameters.press,
	isLayer: parameters.isLayer ?? false,
}))
window.showStory = show

const list = document.getElementById('list')
if (list && search.has('bare')) list.remove()
else if (list)
	createRoot(list).render(<StoryList stories={STORIES} chosen={chosen.id} locale={locale} locales={LOCALE_CODES} />)
// Those that stand in for a font are not on every machine.
await Promise.allSettled([...document.fonts].map((font) => font.load()))
await show(chosen.id, locale)
