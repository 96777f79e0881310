import { mapPaths } from '#app/facts/addresses/alternates.ts'
import { pictureView } from '#app/facts/pictures/picture-view.ts'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { refusalOf } from '#app/request/guards/refusals.ts'
import { getProduct } from '#app/request/products/gateway.ts'
import { findProductPlaces } from '#app/request/web-domain/category-tree.ts'

/** The sold-out sizes of a garment, and which of them the address names. */
export async function loadSoldOut({ request, context, urlKey }: LoaderArgs & { urlKey: string }) {
	const { gateway, directory } = context.get(requestContext)
	const found = await getProduct(gateway, urlKey)
	if (!found.ok) throw await refusalOf(found.problem, { request, context })
	const { name, colorName, images, variants } = found.data
	const { searchParams } = new URL(request.url)
	const sizes = variants.filter(({ available }) => available === 0)
	const places = await findProductPlaces(found.data, directory)
	return {
		urlKey: found.data.urlKey,
		product: { name, colorName, picture: images[0] ? pictureView(images[0]) : null },
		sizes: sizes.map(({ sku, sizeLabel }) => ({ value: sku, label: sizeLabel })),
		chosen: sizes.find(({ sku }) => sku === searchParams.get('sku'))?.sku,
		isAsked: searchParams.get('done') === 'asked',
		...places,
		here: mapPaths(places.here ?? places.alternates, (path) => `${path}/notify`),
	}
}
