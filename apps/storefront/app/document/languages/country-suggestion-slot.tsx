import type { LocaleCode } from '@vitrine/market/locales'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useDocument } from '#app/document/document.tsx'
import { hasChosen } from './country-choice.ts'
import { loadLayerMessages } from '#app/facts/locale/messages.ts'

/** Its code and texts are loaded only where they may be needed; when they are lost on the way the question is not shown. */
const CountrySuggestion = lazy(async () => {
	const [code, hasTexts] = await Promise.all([
		import('./country-suggestion.tsx').catch(() => undefined),
		loadLayerMessages(),
	])
	return { default: code && hasTexts ? code.CountrySuggestion : Nothing }
})

function Nothing() {
	return null
}

type SlotProps = { origins: Partial<Record<LocaleCode, string>> }

/** The place of the question whether another country's shop is meant (brief 3.18, law 13). Never in the page as it is sent. */
export function CountrySuggestionSlot({ origins }: SlotProps) {
	const { device } = useDocument()
	const [isAsking, setAsking] = useState(false)
	useEffect(() => setAsking(!device?.isCrawler && !hasChosen()), [device])
	if (!isAsking) return null
	return (
		<Suspense>
			<CountrySuggestion origins={origins} />
		</Suspense>
	)
}
