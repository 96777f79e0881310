import { buildStorefront } from '../running/build-storefront.ts'

const begun = Date.now()
const { code, output, built } = await buildStorefront({ force: process.argv.includes('--force') })
if (code !== 0) console.error(output)
else
	console.log(built ? `Built the shop in ${((Date.now() - begun) / 1000).toFixed(1)} s.` : 'The build is up to date.')
process.exitCode = code
