import './reviews.css'

/** Where the markup of a loader stands; the browser keeps what the document brought. */
export function MarkupPlace({ html }: { html: string }) {
	return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
