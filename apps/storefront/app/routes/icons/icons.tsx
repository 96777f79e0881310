import { useTranslations } from 'use-intl'
import { TabTitle } from '#app/document/head/page-head.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { Icon, CareSymbol } from '#app/ui/icon/icon.tsx'
import { careSymbolNames, iconNames } from '#app/ui/icon/names.ts'
import type { Route } from './+types/icons'
import './icons.css'

export const handle: PageHandle = { namespaces: ['icons', 'care'], pageType: 'technique' }

const SIZES = [16, 20, 24, 32]

/** The names come from the server, or every page would carry them. */
export function loader() {
	return { icons: iconNames, care: careSymbolNames }
}

/** The same for everybody until the next build. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'public, max-age=3600' })

/** Every drawing of the sprites with its name, for those who build pages (R9). A layout of its own: nothing around it. */
export default function Icons({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('icons')
	const care = useTranslations('care')
	return (
		<main id="content" className="page-container icons">
			<TabTitle>{t('title')}</TabTitle>
			<meta name="robots" content="noindex" />
			<h1 className="type-display-l thread heading-gap">{t('title')}</h1>
			<ul>
				{loaderData.icons.map((name) => (
					<li key={name} id={name}>
						<p>
							{SIZES.map((size) => (
								<Icon key={size} name={name} size={size} />
							))}
						</p>
						<code className="type-small">{name}</code>
					</li>
				))}
				{loaderData.care.map((name) => (
					<li key={name} id={name}>
						<CareSymbol name={name} title={care(name)} />
						<code className="type-small">{name}</code>
					</li>
				))}
			</ul>
		</main>
	)
}
