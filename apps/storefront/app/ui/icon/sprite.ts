/** Address of one drawing; the version lets browsers keep the sprite until a drawing changes. */
export function spriteUrl(sprite: 'icons' | 'care', version: string, name: string): string {
	return `/${sprite}.svg?v=${version}#${name}`
}
