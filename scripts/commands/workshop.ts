// Imported by address: the workshop counts in typed arrays and has compiler settings of its own (demo/workshop/tsconfig.json).
await import(new URL('../../demo/workshop/workshop.ts', import.meta.url).href)
