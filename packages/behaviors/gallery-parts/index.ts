export { addParts } from './gallery-parts';
