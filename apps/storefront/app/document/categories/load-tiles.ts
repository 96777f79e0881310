import type { CategoryNode } from '@vitrine/commerce/catalog/contract'
import type { RouterContextProvider } from 'react-router'
import { requestContext } from '#app/request/context.ts'
import { categoryPath } from '#app/request/web-domain/departments.ts'
import { pictureView } from '#app/facts/pictures/picture-view.ts'
import type { TileView } from './category-tiles.tsx'

/** Categories with the picture that stands for each. */
export function loadTiles(context: Readonly<RouterContextProvider>, nodes: CategoryNode[]): Promise<TileView[]> {
	const { directory, site } = context.get(requestContext)
	return Promise.all(
		nodes.map(async ({ id, name, path, tile }) => ({
			id,
			name,
			path: categoryPath(path),
			picture: tile ? pictureView(tile) : await directory.picture(site, id),
		})),
	)
}
