export { addTrigger } from './gallery-trigger';
