import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { KitFeedback } from './feedback.tsx'
import { KitForms } from './forms.tsx'
import { KitFoundation } from './foundation.tsx'
import { KitNavigation } from './navigation.tsx'

/** The whole kit as HTML. */
export function renderKit(): string {
	return renderToStaticMarkup(
		<MemoryRouter>
			<Kit />
		</MemoryRouter>,
	)
}

export function Kit() {
	return (
		<main className="page-container">
			<KitFoundation />
			<KitNavigation />
			<KitForms />
			<KitFeedback />
		</main>
	)
}
