import { useContext } from 'react'
import {
	UNSAFE_DataRouterDataContext as DataContext,
	UNSAFE_DataRouterStateContext as StateContext,
	UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router'
import { useDocument } from '#app/document/document.tsx'
import { fileOf, inlineStyle } from './inline-styles.ts'

/**
 * The stylesheets of the page, as React Router's `Links` would name them, but those of a document stand within it: nothing is
 * fetched before the first paint (decision 0077). Pages that follow bring theirs as files.
 */
export function PageStyles() {
	return useFilesOfPage().map((href) => <PageStyle key={href} href={href} />)
}

function PageStyle({ href }: { href: string }) {
	const { nonce, styleText } = useDocument()
	const { text = styleText?.(fileOf(href)), nonce: ownNonce = nonce } = inlineStyle(href) ?? {}
	if (text === undefined) return <link rel="stylesheet" href={href} />
	return (
		<style
			data-file={fileOf(href)}
			nonce={ownNonce}
			suppressHydrationWarning
			dangerouslySetInnerHTML={{ __html: text }}
		/>
	)
}

/** Of all matched routes, down to the one that failed. */
function useFilesOfPage(): string[] {
	const routes = useContext(FrameworkContext)?.manifest.routes ?? {}
	const matches = useContext(StateContext)?.matches ?? []
	const errors = useContext(DataContext)?.errors
	const failed = errors ? matches.findIndex(({ route }) => errors[route.id] !== undefined) : -1
	const shown = failed < 0 ? matches : matches.slice(0, failed + 1)
	return [...new Set(shown.flatMap(({ route }) => routes[route.id]?.css ?? []))]
}
