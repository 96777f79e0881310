import type { Stories, Story } from '#stories/story.ts'
import { PICTURE, useSamples } from '#stories/samples.ts'
import { MissingPicture } from './missing-picture.tsx'
import { Picture } from './picture.tsx'

export default { title: 'ui/Picture' } satisfies Stories

export const There: Story = {
	render() {
		const { name } = useSamples()
		return (
			<div className="story-card">
				<Picture {...PICTURE} alt={name} sizes="240px" />
			</div>
		)
	},
}

export const Missing: Story = {
	render() {
		const { name } = useSamples()
		return (
			<div className="story-card">
				<MissingPicture label={name} />
			</div>
		)
	},
}
