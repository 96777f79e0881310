import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { FacetValues as Values } from '#app/document/lists/facet-values.tsx'
import { useDocument } from '#app/document/document.tsx'
import { KeptPart } from './kept-parts.tsx'

/** On the server: the values of a facet stand in the bar and in the drawer, and stay when only prices or cards have changed. */
export function FacetValues(props: ComponentProps<typeof Values>) {
	const { locale } = useDocument()
	const { pathname, search } = useLocation()
	return (
		<KeptPart of={`facet ${locale} ${pathname} ${search} ${JSON.stringify(props)}`}>
			<Values {...props} />
		</KeptPart>
	)
}
