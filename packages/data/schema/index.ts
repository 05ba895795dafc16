export { schemaStore } from './store';
