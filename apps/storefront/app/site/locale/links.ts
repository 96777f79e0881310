import { useDocument } from '#app/site/document.tsx'
import { localePath } from './path.ts'

/** Makes addresses in the language of the document: `const to = useLocalePath(); to('stores')`. */
export function useLocalePath(): (path?: string) => string {
	const { locale } = useDocument()
	return (path) => localePath(locale, path)
}
