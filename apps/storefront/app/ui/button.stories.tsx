import { useTranslations } from 'use-intl'
import type { Stories, Story } from '#stories/story.ts'
import { Button, ButtonLink } from './button.tsx'

export default { title: 'ui/Button' } satisfies Stories

const VARIANTS = ['primary', 'secondary', 'tertiary', 'destructive'] as const

export const Variants: Story = {
	render() {
		const t = useTranslations('pdp')
		return (
			<div className="story-row">
				{VARIANTS.map((variant) => (
					<Button key={variant} variant={variant}>
						{t('addToBag')}
					</Button>
				))}
				<Button size="bar" icon="bag">
					{t('addToBag')}
				</Button>
				<Button size="compact" variant="secondary">
					{t('share')}
				</Button>
			</div>
		)
	},
}

export const Loading: Story = {
	render() {
		const t = useTranslations('pdp')
		return (
			<div className="story-row">
				{VARIANTS.map((variant) => (
					<Button key={variant} variant={variant} loading>
						{t('addToBag')}
					</Button>
				))}
			</div>
		)
	},
}

export const Disabled: Story = {
	render() {
		const t = useTranslations('pdp')
		return (
			<div className="story-row">
				{VARIANTS.map((variant) => (
					<Button key={variant} variant={variant} disabled>
						{t('soldOut')}
					</Button>
				))}
			</div>
		)
	},
}

export const LongWords: Story = {
	render() {
		const t = useTranslations('cart')
		return (
			<div className="story-card">
				<Button wide icon="bag">
					{t('notOrderable')}
				</Button>
				<ButtonLink to="/" variant="secondary" trailingIcon="forward" wide>
					{t('emptyText')}
				</ButtonLink>
				<ButtonLink href="/" variant="tertiary">
					{t('facts')}
				</ButtonLink>
			</div>
		)
	},
}
