import { ENGINE_FAULTS } from './engine-faults.ts'
import { SHOP_FAULTS } from './shop-faults.ts'

export const FAULTS = [...ENGINE_FAULTS, ...SHOP_FAULTS]
