export { holdPress } from './hold-press';
export { startMiniCart } from './start';
