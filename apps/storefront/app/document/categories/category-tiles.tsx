import type { CategoryPath } from '#app/request/web-domain/departments.ts'
import { Link } from 'react-router'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PictureView } from '#app/facts/pictures/picture-view.ts'
import { MissingPicture } from '#app/ui/missing-picture.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { TileGrid } from './tile-grid.ts'
import './category-tiles.css'

export type TileView = { id: string; name: string; path: CategoryPath; picture: PictureView | null }

type CategoryTilesProps = {
	tiles: TileView[]
	grid: TileGrid
	isFirst?: boolean
}

/** Categories as pictures with their name under them. */
export function CategoryTiles({ tiles, grid, isFirst }: CategoryTilesProps) {
	const to = useLocalePath()
	return (
		<ul className={grid.className} data-track="tile">
			{tiles.map((tile, place) => (
				<li key={tile.id}>
					<Link to={to(tile.path)} className="tile">
						{tile.picture ? (
							<Picture {...tile.picture} alt="" sizes={grid.sizes[place ? 1 : 0]} eager={isFirst} />
						) : (
							<MissingPicture />
						)}
						<span>{tile.name}</span>
					</Link>
				</li>
			))}
		</ul>
	)
}
