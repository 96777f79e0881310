import { installSites } from '@vitrine/market/sites'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { rememberBuild } from '#app/facts/deployment/current-build.ts'
import { startConsentMode } from '#app/browser/consent-layer/consent-mode.ts'
import { DocumentProvider, readDocumentFacts } from '#app/document/document.tsx'
import { loadErrorPage } from '#app/document/errors/error-page-slot.tsx'
import { hushLateAnswers, reportError } from '#app/document/errors/report.ts'
import { arrivedMessages, startMessages } from '#app/facts/locale/messages.ts'

startConsentMode()
hushLateAnswers()
const { messages, ...facts } = readDocumentFacts()
installSites(facts.sites)
startMessages(facts.locale, messages as Record<string, unknown>, facts.ownTexts)
rememberBuild(facts.build)

async function hydrate(): Promise<void> {
	// A document that is an error page stays as it came where the code of that page is lost.
	if (document.querySelector('.error-layout') && !(await loadErrorPage())) return
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<DocumentProvider value={{ ...facts, messages: arrivedMessages }}>
					<HydratedRouter onError={reportError} />
				</DocumentProvider>
			</StrictMode>,
		)
	})
}

// Parts of the routes lie in the same file as this: it may run before the rest of them is there.
if (window.routesArrived) window.routesArrived.then(hydrate, () => undefined)
else void hydrate()

/** T5: the watch over builds begins when the page has been alive for a second (R164, R167). */
const QUIET_AFTER = 1_000
const { build } = facts
if (build) {
	setTimeout(async () => {
		const builds = await import('#app/browser/builds/start.ts').catch(() => undefined)
		builds?.startBuilds(build, { after: QUIET_AFTER })
	}, QUIET_AFTER)
}
