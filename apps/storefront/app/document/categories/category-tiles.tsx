import type { CategoryPath } from '#app/request/web-domain/departments.ts'
import { Link } from 'react-router'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PictureView } from '#app/facts/pictures/picture-view.ts'
import { classNames } from '#app/ui/class-names.ts'
import { MissingPicture } from '#app/ui/missing-picture.tsx'
import { Picture } from '#app/ui/picture.tsx'
import './category-tiles.css'

export type TileView = { id: string; name: string; path: CategoryPath; picture: PictureView | null }

type CategoryTilesProps = {
	tiles: TileView[]
	/** Six in a row on wide screens instead of four. */
	six?: boolean
	isFirst?: boolean
}

/** Categories as pictures with their name under them. */
export function CategoryTiles({ tiles, six, isFirst }: CategoryTilesProps) {
	const to = useLocalePath()
	const sizes = `(min-width: 1280px) ${six ? 15 : 23}vw, (min-width: 768px) 23vw, 46vw`
	return (
		<ul className={classNames('tile-grid', six && 'tile-grid-six')} data-track="tile">
			{tiles.map((tile) => (
				<li key={tile.id}>
					<Link to={to(tile.path)} className="tile">
						{tile.picture ? <Picture {...tile.picture} alt="" sizes={sizes} eager={isFirst} /> : <MissingPicture />}
						<span>{tile.name}</span>
					</Link>
				</li>
			))}
		</ul>
	)
}
