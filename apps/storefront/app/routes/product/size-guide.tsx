import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '#app/document/head/page-head.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { PageBreadcrumb } from '#app/document/layout/page-breadcrumb.tsx'
import { mapPaths } from '#app/facts/addresses/alternates.ts'
import { refusalOf } from '#app/request/guards/refusals.ts'
import { requestContext } from '#app/request/context.ts'
import { getProduct, getSizeGuide } from '#app/request/products/gateway.ts'
import { findProductPlaces } from '#app/request/web-domain/category-tree.ts'
import type { Route } from './+types/size-guide'
import { SizeTables } from './size-tables.tsx'

export const handle: PageHandle = { namespaces: ['sizes'], pageType: 'produit' }

/** What a garment measures in each size, as a page of its own; its dialog on the product's page asks for the same. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
	const { gateway, directory } = context.get(requestContext)
	const { urlKey } = params
	const [product, guide] = await Promise.all([getProduct(gateway, urlKey), getSizeGuide(gateway, urlKey)])
	if (!product.ok) throw await refusalOf(product.problem, { request, context })
	if (!guide.ok) throw await refusalOf(guide.problem, { request, context })
	const places = await findProductPlaces(product.data, directory)
	return data({
		name: product.data.name,
		urlKey: product.data.urlKey,
		guide: guide.data,
		...places,
		here: mapPaths(places.here ?? places.alternates, (path) => `${path}/size-guide`),
	})
}

export default function SizeGuide({ loaderData: { name, urlKey, guide } }: Route.ComponentProps) {
	const t = useTranslations('sizes')
	return (
		<div className="page-container narrow-page">
			<PageHead title={t('titleOf', { name })} noindex />
			<PageBreadcrumb steps={[{ label: name, path: `p/${urlKey}` }, { label: t('title') }]} />
			<h1 className="type-display-l">{t('title')}</h1>
			<SizeTables guide={guide} />
		</div>
	)
}
