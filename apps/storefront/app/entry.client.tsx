import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DocumentProvider, readDocumentFacts } from '#app/site/document.tsx'
import { arrivedMessages, startMessages } from '#app/site/locale/messages.ts'

const { messages, ...facts } = readDocumentFacts()
startMessages(facts.locale, messages as Record<string, unknown>)

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<DocumentProvider value={{ ...facts, messages: arrivedMessages }}>
				<HydratedRouter />
			</DocumentProvider>
		</StrictMode>,
	)
})
