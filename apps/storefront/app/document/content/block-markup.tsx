import type { ContentBlock } from '@vitrine/commerce/content/contract'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { withEmphasis } from '#app/document/languages/emphasis.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmailField } from '#app/ui/text-field.tsx'
import { BlockPicture } from './block-picture.tsx'
import type { Resolved } from './load-content.tsx'

type Pictured = Omit<ContentBlock, 'id'> & { picture: NonNullable<ContentBlock['picture']> }
type Named = { id: string }

/** Anchor of a block's heading. */
export function headingOf(id: string): string {
	return `block-${id}`
}

/** A picture with articles on it: each point is a link, and says on hover and focus what it is. The cards beside it are the page's. */
export function Outfit({ block, resolved }: { block: Pictured & Named; resolved: Resolved }) {
	const { id, title, text, action } = block
	const to = resolved.linkOf(block)
	return (
		<>
			<div className="outfit-words">
				<h2 id={headingOf(id)} className="type-display-l thread">
					{withEmphasis(title)}
				</h2>
				{text && <p className="type-body-l">{text}</p>}
				{to && action && (
					<p>
						<a href={to} className="type-ui link">
							{action}
						</a>
					</p>
				)}
			</div>
			<OutfitPicture
				block={block}
				resolved={resolved}
				sizes="(min-width: 1920px) 970px, (min-width: 1280px) 56vw, 100vw"
			/>
		</>
	)
}

/** The picture of an outfit with its points. */
export function OutfitPicture({
	block: { id, alt, picture, points },
	resolved: { cards, words },
	sizes,
}: {
	block: Pick<Pictured & Named, 'id' | 'alt' | 'picture' | 'points'>
	resolved: Pick<Resolved, 'cards' | 'words'>
	sizes: string
}) {
	const shown = points.flatMap(({ x, y, colorwayId }) => {
		const card = cards.get(colorwayId)
		return card ? [{ x, y, card }] : []
	})
	return (
		<div className="outfit-picture" data-promotion="outfit" data-promotion-id={id}>
			<BlockPicture picture={picture} alt={alt} sizes={sizes} />
			<ul>
				{shown.map(({ x, y, card }, index) => (
					<li key={card.id} style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}>
						<a
							href={words.link(`p/${card.urlKey}`)}
							className={classNames('outfit-point', x > 0.5 && 'outfit-point-end')}
						>
							<span aria-hidden="true">{index + 1}</span>
							<span>
								{card.name} <span className="type-micro">{card.price.now}</span>
							</span>
						</a>
					</li>
				))}
			</ul>
		</div>
	)
}

/** A picture, and beside it what it tells; every second one the other way round. */
export function Story({
	block,
	resolved,
	isFlipped,
}: {
	block: Pictured & Named
	resolved: Pick<Resolved, 'linkOf'>
	isFlipped: boolean
}) {
	const { id, title, text, action, alt, picture, tall } = block
	const to = resolved.linkOf(block)
	return (
		<section
			className={classNames('section-gap story', isFlipped && 'story-flipped')}
			aria-labelledby={headingOf(id)}
			data-promotion="story"
			data-promotion-id={id}
		>
			<div className="story-picture">
				<BlockPicture picture={picture} tall={tall} alt={alt} sizes="(min-width: 1280px) 58vw, 100vw" />
			</div>
			<div className="story-words">
				<h2 id={headingOf(id)} className="type-display-l thread">
					{withEmphasis(title)}
				</h2>
				{text.split('\n').map((paragraph) => (
					<p key={paragraph} className="type-body-l">
						{paragraph}
					</p>
				))}
				{to && action && (
					<p>
						<a href={to} className="type-ui link">
							{action}
						</a>
					</p>
				)}
			</div>
		</section>
	)
}

/** Pictures with their words below them, side by side: each is one link. */
export function Banners({ blocks, resolved }: { blocks: readonly ContentBlock[]; resolved: Pick<Resolved, 'linkOf'> }) {
	return (
		<section className="section-gap editorials">
			{blocks.map((block) => (
				<a
					key={block.id}
					href={resolved.linkOf(block)}
					className="editorial"
					data-promotion="editorial"
					data-promotion-id={block.id}
				>
					{block.picture && (
						<BlockPicture
							picture={block.picture}
							tall={block.tall}
							alt={block.alt}
							sizes={blocks.length > 1 ? '(min-width: 768px) 50vw, 100vw' : '100vw'}
						/>
					)}
					<h2 className="type-display-m">{withEmphasis(block.title)}</h2>
					<span className="type-ui link">{block.action}</span>
				</a>
			))}
		</section>
	)
}

/** A picture among the articles of a list. */
export function Tile({
	block,
	resolved,
}: {
	block: Omit<ContentBlock, 'id' | 'position'>
	resolved: Pick<Resolved, 'linkOf'>
}) {
	const { title, action, alt, picture } = block
	const to = resolved.linkOf(block)
	const Frame = to ? 'a' : 'div'
	return (
		<Frame {...(to && { href: to })} className="list-tile" data-promotion="tile">
			<div className="list-tile-picture">
				{picture && (
					<BlockPicture picture={picture} alt={alt} sizes="(min-width: 1280px) 48vw, (min-width: 768px) 64vw, 100vw" />
				)}
			</div>
			<h2 className="type-display-m">{withEmphasis(title)}</h2>
			{to && action && <span className="type-ui link">{action}</span>}
		</Frame>
	)
}

/** The way to the newsletter: one field, and what becomes of it. The address itself says yes by the link of an e-mail. */
export function Newsletter({
	block: { id, title, text },
	resolved: { words, privacy },
}: {
	block: ContentBlock
	resolved: Pick<Resolved, 'words' | 'privacy'>
}) {
	const t = useTranslations('newsletter')
	const annex = useTranslations('annex')
	const toPrivacy = (linked: ReactNode) => (
		<a href={privacy} className="link">
			{linked}
		</a>
	)
	return (
		<section className="section-gap newsletter-block" aria-labelledby={headingOf(id)}>
			<div>
				<h2 id={headingOf(id)} className="type-display-l">
					{withEmphasis(title)}
				</h2>
				{text && <p className="type-body-l">{text}</p>}
			</div>
			<form method="post" action={words.link('newsletter')}>
				<EmailField name="email" id={`${headingOf(id)}-email`} label={t('email')} required />
				<Button type="submit" name="intent" value="ask" variant="secondary">
					{t('subscribe')}
				</Button>
				<p className="type-small muted">
					{t('purpose')} {privacy && annex.rich('privacy', { privacy: toPrivacy })}
				</p>
			</form>
		</section>
	)
}
