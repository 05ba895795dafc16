export { closestTo } from './closest-to';
export { createEmit } from './emit';
export { ensureId } from './ensure-id';
export { isPlainClick } from './is-plain-click';
export { isStill } from './is-still';
export { handlePress, restorePress } from './press';
