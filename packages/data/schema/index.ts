export type { NamespaceRoutes, ResourceRoutes } from './routes';
export { schemaStore } from './store';
